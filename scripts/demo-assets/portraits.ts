import type { DemoName } from '#server/demo/content/people';
import { gradient, svg } from './svg';

interface Looks {
  background: readonly [string, string];
  skin: string;
  hair: string;
  style: 'short' | 'long' | 'bun' | 'scarf' | 'curly' | 'parted';
  clothes: string;
  scarf?: string;
  glasses?: boolean;
  beard?: boolean;
}

const looks: Partial<Record<DemoName, Looks>> = {
  yasmin_k: {
    background: ['#f6c9a8', '#e58f73'],
    skin: '#b97a56',
    hair: '#2a1a17',
    style: 'long',
    clothes: '#12595b',
    glasses: true,
  },
  nusrat_j: {
    background: ['#cfe3f4', '#86b3d9'],
    skin: '#c58b63',
    hair: '#241a1a',
    style: 'scarf',
    clothes: '#3a3f78',
    scarf: '#7a2f4f',
  },
  'tanvir.h': {
    background: ['#d9ead3', '#8dbb8a'],
    skin: '#a96c48',
    hair: '#1d1614',
    style: 'short',
    clothes: '#31485c',
    beard: true,
  },
  's.rahman': {
    background: ['#ece0f4', '#b498cf'],
    skin: '#9a6244',
    hair: '#6f6a68',
    style: 'parted',
    clothes: '#fbfbf7',
    glasses: true,
  },
  anika_k: {
    background: ['#20365e', '#4c6fa3'],
    skin: '#c08459',
    hair: '#1c1312',
    style: 'bun',
    clothes: '#d79b2f',
  },
  imran_z: {
    background: ['#fdeec4', '#efc25e'],
    skin: '#ad724d',
    hair: '#251b18',
    style: 'curly',
    clothes: '#7b2d26',
    glasses: true,
  },
  'sadia.noor': {
    background: ['#d3efe9', '#74bfb0'],
    skin: '#b67c56',
    hair: '#221816',
    style: 'scarf',
    clothes: '#e9f1ee',
    scarf: '#1f6f6b',
  },
  kamal_ee: {
    background: ['#e7e3da', '#b3a78f'],
    skin: '#8f5a3d',
    hair: '#15110f',
    style: 'short',
    clothes: '#24404f',
  },
};

const hairBehind: Record<Looks['style'], (hair: string) => string> = {
  short: () => '',
  parted: () => '',
  curly: () => '',
  scarf: () => '',
  long: (hair) =>
    `<path d="M150 232C146 108 366 108 362 232C366 330 392 372 380 424L132 424C120 372 148 330 150 232Z" fill="${hair}"/>`,
  bun: (hair) => `<circle cx="256" cy="104" r="48" fill="${hair}"/>`,
};

const hairInFront: Record<Looks['style'], (look: Looks) => string> = {
  short: ({ hair }) =>
    `<path d="M172 226C160 120 226 106 262 110C322 108 352 146 340 226C334 190 322 176 304 170C258 180 214 172 196 166C184 180 178 200 172 226Z" fill="${hair}"/>`,
  parted: ({ hair }) =>
    `<path d="M172 232C156 130 216 108 258 112C320 108 356 148 340 232C334 194 322 168 290 158C268 176 214 170 194 178C182 192 176 206 172 232Z" fill="${hair}"/>`,
  curly: ({ hair }) =>
    [
      [184, 168, 34],
      [214, 136, 38],
      [258, 124, 42],
      [302, 138, 38],
      [330, 170, 34],
      [176, 206, 20],
      [337, 206, 20],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join(''),
  long: ({ hair }) =>
    `<path d="M170 240C160 130 220 108 262 110C318 108 354 150 342 240C334 204 316 172 284 152C252 186 200 188 186 196C178 208 172 224 170 240Z" fill="${hair}"/>`,
  bun: ({ hair }) =>
    `<path d="M172 236C164 132 220 112 258 112C310 112 350 146 340 236C334 202 318 166 258 162C200 166 178 202 172 236Z" fill="${hair}"/>`,
  scarf: ({ scarf = '#555', skin }) =>
    `<path d="M256 96C150 96 134 200 146 272C156 340 132 380 118 420C180 470 332 470 394 420C380 380 356 340 366 272C378 200 362 96 256 96Z" fill="${scarf}"/>
     <path d="M256 148C202 148 184 196 188 244C192 298 224 330 256 330C288 330 320 298 324 244C328 196 310 148 256 148Z" fill="${skin}"/>
     <path d="M150 300C210 392 300 396 364 300C350 392 300 430 230 428C190 424 160 372 150 300Z" fill="#000" opacity=".13"/>`,
};

const face = ({ hair, glasses = false }: Looks) => `
  <path d="M204 208Q220 198 238 207M274 207Q292 198 308 208" stroke="${hair}" stroke-width="6" fill="none" stroke-linecap="round"/>
  <ellipse cx="222" cy="232" rx="8" ry="9" fill="#231815"/><ellipse cx="290" cy="232" rx="8" ry="9" fill="#231815"/>
  <circle cx="225" cy="229" r="2.6" fill="#fff"/><circle cx="293" cy="229" r="2.6" fill="#fff"/>
  <path d="M257 236Q250 262 262 264" stroke="#000" stroke-opacity=".28" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M230 286Q256 308 282 286" stroke="#7d2f2b" stroke-width="6" fill="none" stroke-linecap="round"/>
  <ellipse cx="204" cy="262" rx="15" ry="9" fill="#d8573f" opacity=".2"/><ellipse cx="308" cy="262" rx="15" ry="9" fill="#d8573f" opacity=".2"/>
  ${glasses ? '<g fill="#fff" fill-opacity=".14" stroke="#2b2b33" stroke-width="5"><rect x="194" y="212" width="54" height="42" rx="18"/><rect x="264" y="212" width="54" height="42" rx="18"/></g><path d="M248 228H264" stroke="#2b2b33" stroke-width="5"/>' : ''}`;

const beard = ({ hair }: Looks) =>
  `<path d="M176 244C180 320 214 344 256 344C298 344 332 320 336 244C330 280 312 276 292 274Q256 262 220 274C200 276 182 280 176 244ZM230 288Q256 306 282 288Q256 322 230 288Z" fill="${hair}" fill-rule="evenodd" opacity=".9"/>`;

function portrait(look: Looks): string {
  const { background, skin, style, clothes } = look;
  return svg(
    512,
    512,
    `<defs>${gradient('sky', [0, background[0]], [1, background[1]])}</defs>
    <rect width="512" height="512" fill="url(#sky)"/><circle cx="256" cy="256" r="206" fill="#fff" opacity=".16"/>
    ${hairBehind[style](look.hair)}
    <path d="M70 512C76 410 176 384 256 384S436 410 442 512Z" fill="${clothes}"/>
    <path d="M196 388Q256 446 316 388L300 372H212Z" fill="#000" opacity=".12"/>
    <path d="M220 300V384Q256 424 292 384V300Z" fill="${skin}"/><path d="M220 326Q256 362 292 326V346Q256 376 220 346Z" fill="#000" opacity=".16"/>
    <ellipse cx="172" cy="242" rx="15" ry="22" fill="${skin}"/><ellipse cx="340" cy="242" rx="15" ry="22" fill="${skin}"/>
    <path d="M256 132C200 132 172 176 174 236C178 304 220 340 256 340C292 340 334 304 338 236C340 176 312 132 256 132Z" fill="${skin}"/>
    ${look.beard === true ? beard(look) : ''}${hairInFront[style](look)}${face(look)}`,
  );
}

/** The portraits by username. */
export const portraits: Record<string, string> = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [name, portrait(look)]),
);
