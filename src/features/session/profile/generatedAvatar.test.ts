import { generatedAvatar } from './generatedAvatar';

const pen = {
  fillStyle: '',
  font: '',
  textAlign: '',
  textBaseline: '',
  drawn: [] as unknown[],
  fillRect(...box: number[]) {
    this.drawn.push({ rect: box, colour: this.fillStyle });
  },
  fillText(text: string, x: number) {
    this.drawn.push({ text, x, colour: this.fillStyle });
  },
  measureText: () => ({ actualBoundingBoxAscent: 30, actualBoundingBoxDescent: 0 }),
};

function canDraw(picture: string | null) {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  const sizes: number[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    sizes.push(this.width, this.height);
    done(picture === null ? null : new Blob([picture], { type: type ?? '' }));
  });
  return sizes;
}

beforeEach(() => {
  pen.drawn = [];
  ['1', '2', '3', '4', '5'].forEach((number) =>
    document.documentElement.style.setProperty(`--avatar-${number}`, `colour ${number}`),
  );
  document.documentElement.style.setProperty('--on-avatar', 'white');
});

test('it is a PNG of 100 by 100 pixels with the first letter in the middle', async () => {
  const sizes = canDraw('png');
  const file = await generatedAvatar('ada');
  expect(file).toMatchObject({ name: 'avatar.png', type: 'image/png' });
  expect(sizes).toEqual([100, 100]);
  expect(pen.drawn).toEqual([
    { rect: [0, 0, 100, 100], colour: 'colour 1' },
    { text: 'A', x: 50, colour: 'white' },
  ]);
});

test('the first letter alone selects one of five colours', async () => {
  canDraw('png');
  const colourOf = async (name: string) => {
    pen.drawn = [];
    await generatedAvatar(name);
    return (pen.drawn[0] as { colour: string }).colour;
  };
  expect(await colourOf('bob')).toBe(await colourOf('Berta'));
  const all = new Set<string>();
  for (const letter of 'abcdefghij') all.add(await colourOf(letter));
  expect(all.size).toBe(5);
});

test('a browser that cannot draw rejects', async () => {
  canDraw(null);
  await expect(generatedAvatar('ada')).rejects.toThrow('cannot make pictures');
});
