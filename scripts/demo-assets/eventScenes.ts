import { glow, gradient, hills, seeded, stars, svg, times } from './svg';

const [W, H] = [1280, 640];
const scene = (defs: string, body: string) => svg(W, H, `<defs>${defs}</defs>${body}`);
const backdrop = '<rect width="1280" height="640" fill="url(#sky)"/>';

const symposium = () =>
  scene(
    gradient('sky', [0, '#3b2a4d'], [1, '#7a4a57']) + glow('lamp', '#ffdf9e'),
    `${backdrop}<ellipse cx="640" cy="170" rx="640" ry="300" fill="url(#lamp)" opacity=".45"/>
    <rect x="380" y="70" width="520" height="290" rx="10" fill="#fdf8ec"/>
    <text x="420" y="130" font-size="36" font-weight="700" fill="#3b2a4d">Unfinished work is welcome</text>
    ${[110, 60, 150, 96, 176, 132].map((h, i) => `<rect x="${432 + i * 72}" y="${325 - h}" width="44" height="${h}" rx="4" fill="${['#12595b', '#d79b2f', '#a8324a'][i % 3]}"/>`).join('')}
    <path d="M420 326H860" stroke="#3b2a4d" stroke-width="4"/>
    <g fill="#20152b"><circle cx="1010" cy="262" r="30"/><path d="M962 420Q964 296 1010 296T1058 420Z"/><path d="M970 330L900 290L906 276L984 304Z"/><path d="M934 360H1086L1070 470H950Z" fill="#5a3b2c"/></g>
    ${[0, 1, 2].map((row) => times(13 - row, (i) => `<g transform="translate(${70 + row * 40 + i * 96} ${470 + row * 62})" fill="${['#2b1d3a', '#241833', '#1a1126'][row]}"><circle r="${25 + row * 5}"/><path d="M-46 90Q-44 26 0 26T46 90Z"/></g>`)).join('')}`,
  );

const quantum = () => {
  const random = seeded(9);
  return scene(
    gradient('sky', [0, '#071a3a'], [1, '#16437a']) + glow('spark', '#7fe3ff'),
    `${backdrop}<circle cx="640" cy="320" r="420" fill="url(#spark)" opacity=".22"/>
    <g transform="translate(640 320) rotate(45) scale(1 1)">${times(9, (row) =>
      times(9, (column) => {
        const [x, y] = [(column - 4) * 78, (row - 4) * 78];
        const data = (row + column) % 2 === 0;
        return `${data ? `<rect x="${x - 39}" y="${y - 39}" width="78" height="78" fill="${row % 2 ? '#1d7fb0' : '#a8324a'}" opacity="${(0.16 + random() * 0.5).toFixed(2)}"/>` : ''}<circle cx="${x}" cy="${y}" r="${data ? 9 : 5}" fill="${data ? '#dff7ff' : '#6fb9dc'}"/>`;
      }),
    )}</g>
    <g transform="translate(1060 320)" fill="none" stroke="#dff7ff" stroke-width="4"><circle r="140"/><ellipse rx="140" ry="44"/><ellipse rx="44" ry="140" opacity=".5"/><path d="M0 0L84-92" stroke="#ffcf5c" stroke-width="7"/><circle cx="84" cy="-92" r="11" fill="#ffcf5c" stroke="none"/></g>`,
  );
};

const ethics = () =>
  scene(
    gradient('sky', [0, '#f4efe6'], [1, '#e6d8c2']),
    `${backdrop}${['#12595b', '#a8324a', '#d79b2f']
      .map(
        (colour, i) =>
          `<g transform="translate(${300 + i * 340} 0)"><path d="M-128 96H128A24 24 0 0 1 152 120V236A24 24 0 0 1 128 260H${i === 1 ? -10 : 30}L0 306L-24 260H-128A24 24 0 0 1-152 236V120A24 24 0 0 1-128 96Z" fill="${colour}"/>${times(3, (line) => `<rect x="-112" y="${136 + line * 36}" width="${[224, 190, 130][(line + i) % 3]}" height="14" rx="7" fill="#fff" opacity=".85"/>`)}
          <circle cx="0" cy="396" r="54" fill="#5a3b2c"/><path d="M-56 396A56 56 0 0 1 56 396Q40 356 0 360T-56 396Z" fill="${['#211715', '#6f6a68', '#3a2418'][i]}"/><path d="M-106 640Q-100 462 0 462T106 640Z" fill="${colour}"/><path d="M0 470V640" stroke="#fff" stroke-opacity=".3" stroke-width="4"/></g>`,
      )
      .join(
        '',
      )}<rect y="560" width="1280" height="80" fill="#6b4a34"/><rect y="560" width="1280" height="10" fill="#8a6448"/>`,
  );

const dish = () =>
  scene(
    gradient('sky', [0, '#050b22'], [0.6, '#1a2f63'], [1, '#54508c']) + glow('way', '#b9c8ff'),
    `${backdrop}<ellipse cx="560" cy="180" rx="760" ry="92" fill="url(#way)" opacity=".45" transform="rotate(-18 560 180)"/>
    ${stars(4, 260, W, 520)}${hills(3, { width: W, height: H, top: 500, rise: 50, fill: '#0d1533' })}
    <rect x="0" y="560" width="1280" height="80" fill="#070c1f"/>
    <g transform="translate(870 330)" ><path d="M-20 40L-90 232H90L26 40Z" fill="#1b2547"/><g transform="rotate(-32)"><path d="M-190-40Q0 130 190-40Z" fill="#e8ecf7"/><ellipse cx="0" cy="-40" rx="190" ry="36" fill="#b7c0dc"/><path d="M-120-44L0-190L120-44M0-190V-44" stroke="#e8ecf7" stroke-width="6" fill="none"/><circle cx="0" cy="-196" r="15" fill="#ffcf5c"/></g></g>
    <g fill="#04081a"><circle cx="330" cy="500" r="17"/><path d="M302 600Q304 518 330 518T358 600Z"/><circle cx="400" cy="512" r="15"/><path d="M376 600Q378 528 400 528T424 600Z"/><path d="M344 530L388 492L394 500L352 548Z"/></g>`,
  );

const library = () => {
  const random = seeded(17);
  const colours = ['#a8324a', '#12595b', '#d79b2f', '#3a3f78', '#7b4b2a', '#e9dcc3', '#55705a'];
  const shelf = (y: number) => {
    let x = 24;
    let books = '';
    while (x < 1250) {
      const [width, height] = [16 + random() * 26, 92 + random() * 44];
      const colour = colours[Math.floor(random() * colours.length)];
      books += `<rect x="${x.toFixed(0)}" y="${(y - height).toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" rx="2" fill="${colour}"/><rect x="${(x + 3).toFixed(0)}" y="${(y - height + 16).toFixed(0)}" width="${(width - 6).toFixed(0)}" height="5" fill="#fff" opacity=".45"/>`;
      x += width + 2 + (random() > 0.93 ? 40 : 0);
    }
    return `${books}<rect x="0" y="${y}" width="1280" height="16" fill="#5f3d24"/>`;
  };
  return scene(
    gradient('sky', [0, '#402817'], [1, '#2a1a10']) + glow('lamp', '#ffd98a'),
    `${backdrop}${[150, 306, 462, 618].map(shelf).join('')}<circle cx="900" cy="300" r="460" fill="url(#lamp)" opacity=".38"/>`,
  );
};

const river = () =>
  scene(
    gradient('sky', [0, '#24406b'], [0.4, '#e2835f'], [0.62, '#ffd9a0']) +
      gradient('water', [0, '#f3b482'], [1, '#274d6b']) +
      glow('sun', '#fff3c9'),
    `${backdrop}<circle cx="830" cy="330" r="260" fill="url(#sun)"/><circle cx="830" cy="338" r="54" fill="#fff6d8"/>
    ${hills(8, { width: W, height: 400, top: 370, rise: 22, fill: '#5a4a62' })}<rect y="388" width="1280" height="252" fill="url(#water)"/>
    ${times(26, (i) => `<rect x="${760 + Math.sin(i * 7) * (30 + i * 4)}" y="${396 + i * 9}" width="${120 + i * 5}" height="4" rx="2" fill="#fff1c4" opacity="${(0.7 - i * 0.024).toFixed(2)}"/>`)}
    <g transform="translate(360 440)" fill="#2a1d26"><path d="M-210 0Q0 92 210 0Q120 60 0 60T-210 0Z"/><path d="M-110 18Q-96-58 0-58T110 18Z" fill="#3c2a30"/><path d="M170 4L206-150" stroke="#2a1d26" stroke-width="6"/><circle cx="168" cy="-58" r="15"/><path d="M150 12Q150-44 168-44T188 12Z"/></g>
    <g transform="translate(1060 424) scale(.5)" fill="#3c2a30"><path d="M-210 0Q0 92 210 0Q120 60 0 60T-210 0Z"/><path d="M-10-4V-240L150-30Z" fill="#7c3f3d"/></g>`,
  );

const health = () =>
  scene(
    gradient('sky', [0, '#e9f6f2'], [1, '#b8ded4']),
    `${backdrop}${times(21, (i) => `<path d="M${i * 64} 0V640" stroke="#12595b" stroke-opacity=".09"/>`)}${times(11, (i) => `<path d="M0 ${i * 64}H1280" stroke="#12595b" stroke-opacity=".09"/>`)}
    <path d="M0 360H300L340 330L376 360H430L462 390L510 150L566 490L604 360H690L734 318L782 360H1280" fill="none" stroke="#a8324a" stroke-width="12" stroke-linejoin="round"/>
    ${times(30, (i) => `<circle cx="${840 + (i % 6) * 64}" cy="${110 + Math.floor(i / 6) * 46}" r="15" fill="${i % 7 === 3 ? '#d79b2f' : '#12595b'}" opacity="${i % 7 === 3 ? 1 : 0.75}"/>`)}
    <rect x="80" y="440" width="330" height="150" rx="16" fill="#fff" opacity=".9"/>${times(4, (i) => `<rect x="108" y="${468 + i * 28}" width="${[270, 220, 250, 160][i]}" height="12" rx="6" fill="#12595b" opacity="${i === 3 ? 0.9 : 0.35}"/>`)}`,
  );

const bridge = () =>
  scene(
    gradient('sky', [0, '#a9d3e8'], [1, '#f4ead2']),
    `${backdrop}<circle cx="250" cy="150" r="58" fill="#fff" opacity=".8"/>${hills(21, { width: W, height: 480, top: 380, rise: 46, fill: '#8fb08f' })}${hills(12, { width: W, height: 520, top: 430, rise: 26, fill: '#6b946f' })}
    <rect y="476" width="1280" height="164" fill="#5d93a8"/>${times(14, (i) => `<rect x="${(i * 197) % 1240}" y="${500 + ((i * 37) % 120)}" width="90" height="4" rx="2" fill="#fff" opacity=".35"/>`)}
    <g stroke="#4a2c28" fill="none"><path d="M0 420H1280" stroke-width="22"/><path d="M330 560V120M950 560V120" stroke-width="26"/><path d="M0 300Q200 240 330 128Q640 540 950 128Q1080 240 1280 300" stroke-width="8"/>
    </g>
    ${times(20, (i) => {
      const t = (i + 0.5) / 20;
      const y = (1 - t) ** 2 * 128 + 2 * t * (1 - t) * 540 + t * t * 128;
      return `<path d="M${330 + t * 620} ${y.toFixed(0)}V412" stroke="#4a2c28" stroke-width="3"/>`;
    })}`,
  );

const language = () =>
  scene(
    gradient('sky', [0, '#12595b'], [1, '#0b3c44']),
    `${backdrop}${times(64, (i) => {
      const h = 30 + Math.abs(Math.sin(i * 0.37) * Math.sin(i * 0.11 + 1)) * 250;
      return `<rect x="${20 + i * 19.6}" y="${(470 - h / 2).toFixed(0)}" width="10" height="${h.toFixed(0)}" rx="5" fill="#f0c25e" opacity="${(0.35 + (i % 5) * 0.12).toFixed(2)}"/>`;
    })}
    ${['অ', 'ক', 'ʃ', 'ও', 'ŋ', 'ষ'].map((sign, i) => `<text x="${110 + i * 200}" y="${190 + (i % 2) * 70}" font-size="${i % 2 ? 128 : 168}" font-weight="600" fill="#fff" opacity="${i % 2 ? 0.7 : 0.95}">${sign}</text>`).join('')}`,
  );

const robots = () =>
  scene(
    gradient('sky', [0, '#fbe3c6'], [1, '#f3b98b']),
    `${backdrop}<rect y="500" width="1280" height="140" fill="#7a4b3a"/>${times(9, (i) => `<path d="M${i * 180 - 100} 640L${i * 150 + 40} 500" stroke="#fff" stroke-opacity=".14" stroke-width="5"/>`)}
    ${[
      [280, 1, '#12595b'],
      [660, 1.25, '#a8324a'],
      [1040, 0.9, '#3a3f78'],
    ]
      .map(
        ([x, size, colour]) =>
          `<g transform="translate(${x} 500) scale(${size})"><path d="M0-300V-340" stroke="#3b2a2a" stroke-width="8"/><circle cy="-352" r="14" fill="#ffcf5c"/><rect x="-84" y="-300" width="168" height="120" rx="30" fill="${colour}"/><rect x="-62" y="-276" width="124" height="66" rx="26" fill="#12202b"/><circle cx="-28" cy="-244" r="14" fill="#8ff0ff"/><circle cx="28" cy="-244" r="14" fill="#8ff0ff"/><rect x="-100" y="-172" width="200" height="128" rx="24" fill="${colour}"/><rect x="-52" y="-144" width="104" height="60" rx="10" fill="#fff" opacity=".85"/><path d="M-100-150L-150-80M100-150L150-96" stroke="${colour}" stroke-width="22" stroke-linecap="round"/><circle cx="-60" cy="-18" r="40" fill="#2b2b33"/><circle cx="60" cy="-18" r="40" fill="#2b2b33"/><circle cx="-60" cy="-18" r="16" fill="#999"/><circle cx="60" cy="-18" r="16" fill="#999"/></g>`,
      )
      .join('')}`,
  );

/** The images of the events by file name. */
export const eventScenes: Record<string, string> = {
  symposium: symposium(),
  'quantum-workshop': quantum(),
  'ethics-panel': ethics(),
  'radio-astronomy': dish(),
  'library-night': library(),
  'river-day': river(),
  'health-data-days': health(),
  'bridge-contest': bridge(),
  'language-school': language(),
  'robot-race': robots(),
};
