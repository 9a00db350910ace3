import { glow, gradient, hills, seeded, svg, times } from './svg';

const [W, H] = [1280, 853];
const scene = (defs: string, body: string) => svg(W, H, `<defs>${defs}</defs>${body}`);
const backdrop = '<rect width="1280" height="853" fill="url(#sky)"/>';

const clinicBoat = () =>
  scene(
    gradient('sky', [0, '#5f86a8'], [0.35, '#f0b98a'], [0.6, '#ffe6b8']) +
      gradient('water', [0, '#eec08f'], [0.4, '#8fa8ad'], [1, '#3d6474']) +
      glow('sun', '#fff6d6'),
    `${backdrop}<circle cx="340" cy="400" r="330" fill="url(#sun)"/><circle cx="340" cy="410" r="58" fill="#fffbe9"/>
    ${hills(31, { width: W, height: 520, top: 470, rise: 26, fill: '#8c7f86' })}${hills(32, { width: W, height: 520, top: 492, rise: 18, fill: '#5f6a5e' })}
    ${times(16, (i) => `<g transform="translate(${820 + i * 30} ${486 - (i % 4) * 7})"><path d="M0 30V-16" stroke="#3f4b3c" stroke-width="4"/><path d="M0-16Q-24-34-34-14Q-14-24 0-16Q24-34 34-14Q14-24 0-16" fill="#3f4b3c"/></g>`)}
    <rect y="510" width="1280" height="343" fill="url(#water)"/>
    ${times(30, (i) => `<rect x="${250 + Math.sin(i * 5) * (24 + i * 6)}" y="${520 + i * 11}" width="${150 + i * 7}" height="5" rx="2" fill="#fff4d2" opacity="${(0.65 - i * 0.02).toFixed(2)}"/>`)}
    <g transform="translate(760 600)"><path d="M-330 0Q-300 120-180 128H220Q330 120 372-30Q250 20 0 20T-330 0Z" fill="#53332a"/><path d="M-330 0Q-120 36 60 34T372-30" stroke="#c9a26b" stroke-width="10" fill="none"/>
    <path d="M-220 14V-120H170V14Z" fill="#e8e0cf"/><path d="M-256-116Q-30-220 210-116Z" fill="#a5573f"/>${times(7, (i) => `<path d="M${-220 + i * 66}-126V-150" stroke="#7c3f2d" stroke-width="4"/>`)}
    ${times(4, (i) => `<rect x="${-190 + i * 92}" y="-86" width="58" height="56" rx="6" fill="#35505c"/><rect x="${-190 + i * 92}" y="-86" width="58" height="20" rx="6" fill="#ffd98a" opacity=".8"/>`)}
    <rect x="92" y="-170" width="54" height="54" rx="8" fill="#fff"/><path d="M119-162V-124M100-143H138" stroke="#a8324a" stroke-width="13"/>
    <g fill="#2d211e"><circle cx="260" cy="-82" r="19"/><path d="M234 0Q236-62 260-62T286 0Z" fill="#12595b"/><path d="M280-40L336 60" stroke="#2d211e" stroke-width="7"/></g><g transform="translate(-270 0)"><circle cx="0" cy="-70" r="17" fill="#6a4432"/><path d="M-24 8Q-22-52 0-52T24 8Z" fill="#fff"/></g>
    <path d="M-330 132Q0 190 372 132Q200 236 0 232T-330 132Z" fill="#2c4552" opacity=".45"/></g>`,
  );

const bench = () => {
  const random = seeded(5);
  return scene(
    gradient('sky', [0, '#dfe7e4'], [1, '#b9c7c2']) +
      gradient('table', [0, '#c79a6a'], [1, '#8d6540']) +
      glow('lamp', '#fffbe6'),
    `${backdrop}<rect x="90" y="90" width="420" height="300" rx="8" fill="#f5f8f6"/><g fill="none" stroke="#12595b" stroke-width="5">${times(4, (i) => `<path d="M120 ${150 + i * 64}q20-${20 + i * 9} 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0"/>`)}</g>
    <rect x="560" y="150" width="630" height="18" fill="#8d6540"/>${times(9, (i) => `<g transform="translate(${610 + i * 66} 150)"><rect x="-20" y="-50" width="40" height="50" rx="6" fill="${['#a8324a', '#12595b', '#d79b2f', '#3a3f78'][i % 4]}" opacity=".8"/></g>`)}
    <circle cx="900" cy="330" r="420" fill="url(#lamp)" opacity=".7"/><path d="M1130 520V270L960 170" stroke="#3b4a50" stroke-width="16" fill="none" stroke-linejoin="round"/><path d="M890 150L1000 120L1010 236L930 250Z" fill="#2f5d62"/>
    <rect y="520" width="1280" height="333" fill="url(#table)"/>${times(14, () => `<rect x="${(random() * 1200).toFixed(0)}" y="${(530 + random() * 310).toFixed(0)}" width="${(100 + random() * 240).toFixed(0)}" height="3" fill="#6d4a2c" opacity=".35"/>`)}
    <g transform="translate(300 500)"><rect x="-150" y="-10" width="330" height="190" rx="16" fill="#26313a"/><rect x="-126" y="14" width="200" height="142" rx="8" fill="#0d1f1e"/><path d="M-120 90q14-60 28 0t28 0q8-20 16 0t16 0q16-70 32 0t32 0t36 0" stroke="#79f0c2" stroke-width="4" fill="none"/>${times(4, (i) => `<circle cx="${108 + (i % 2) * 42}" cy="${50 + Math.floor(i / 2) * 56}" r="16" fill="#c8d1d6"/>`)}</g>
    <g transform="translate(780 600)"><path d="M-210 120C-220 20-120-30-10-20L160-60Q210-60 210-16T160 24L60 40Q80 130-30 150H-180Z" fill="#b67c56"/><path d="M40-44L40 44" stroke="#8d5a3c" stroke-width="3" opacity=".5"/><rect x="60" y="-92" width="86" height="130" rx="22" fill="#f2f4f5" stroke="#9fb0b8" stroke-width="6"/><rect x="78" y="-66" width="50" height="38" rx="6" fill="#12595b"/><circle cx="103" cy="2" r="9" fill="#a8324a"/><path d="M103-92C103-190-60-170-160-200S-300-130-330-90" stroke="#26313a" stroke-width="7" fill="none"/></g>
    <g transform="translate(1110 690)"><ellipse cx="0" cy="64" rx="90" ry="18" fill="#000" opacity=".2"/><path d="M-62-50H62L50 58H-50Z" fill="#fff"/><path d="M62-30Q110-20 54 26" stroke="#fff" stroke-width="12" fill="none"/><ellipse cy="-50" rx="62" ry="15" fill="#b0703d"/></g>`,
  );
};

const panels = () =>
  scene(
    gradient('sky', [0, '#5aa7dd'], [0.7, '#d7ecf5']) +
      gradient('cell', [0, '#2f5f9e'], [1, '#12284f']),
    `${backdrop}<circle cx="1060" cy="140" r="66" fill="#fff7d0"/><g fill="#fff" opacity=".85"><ellipse cx="260" cy="170" rx="150" ry="36"/><ellipse cx="330" cy="140" rx="90" ry="36"/><ellipse cx="780" cy="240" rx="130" ry="26"/></g>
    <rect y="440" width="1280" height="413" fill="#b9a58c"/><rect y="430" width="1280" height="24" fill="#8f7c66"/>${hills(41, { width: W, height: 432, top: 410, rise: 16, fill: '#6f9a73' })}
    ${[0, 1, 2].map((row) => times(3, (i) => `<g transform="translate(${90 + i * 400 - row * 30} ${400 + row * 150}) skewX(-14)"><rect x="10" y="120" width="12" height="44" fill="#555"/><rect x="300" y="120" width="12" height="44" fill="#555"/><rect width="330" height="130" rx="4" fill="url(#cell)" stroke="#dfe6ec" stroke-width="6"/>${times(5, (c) => `<path d="M${66 * c} 0V130" stroke="#9fb9dd" stroke-width="2"/>`)}<path d="M0 65H330" stroke="#9fb9dd" stroke-width="2"/><path d="M20 12L130 12L60 118L20 118Z" fill="#fff" opacity=".16"/></g>`)).join('')}`,
  );

const board = () => {
  const random = seeded(77);
  return scene(
    gradient('sky', [0, '#0f5a43'], [1, '#0a3d30']),
    `${backdrop}<g fill="none" stroke="#3fae86" stroke-width="5" opacity=".8">${times(34, (i) => `<path d="M${(random() * 1280).toFixed(0)} ${(i * 26).toFixed(0)}h${(80 + random() * 240).toFixed(0)}l${40 + (i % 3) * 20} ${40 + (i % 3) * 20}h${(60 + random() * 160).toFixed(0)}"/>`)}</g>
    ${times(60, () => `<circle cx="${(random() * 1280).toFixed(0)}" cy="${(random() * 853).toFixed(0)}" r="8" fill="#d9b75c"/>`)}
    <rect x="470" y="280" width="330" height="300" rx="12" fill="#1b1d22"/>${times(12, (i) => `<rect x="${486 + i * 26}" y="258" width="12" height="24" fill="#cfd3d8"/><rect x="${486 + i * 26}" y="578" width="12" height="24" fill="#cfd3d8"/>`)}<text x="520" y="440" font-size="44" fill="#9aa0a8" font-weight="600">INV-3 rev C</text>
    ${[150, 1010].map((x) => `<g transform="translate(${x} 250)"><ellipse cx="60" cy="190" rx="96" ry="22" fill="#000" opacity=".3"/><rect x="-20" y="0" width="160" height="190" rx="20" fill="#22384f"/><ellipse cx="60" cy="6" rx="80" ry="26" fill="#b9c3cc"/><path d="M16 6H104M60-14V26" stroke="#7f8a94" stroke-width="5"/></g>`).join('')}
    <g transform="translate(905 660)"><circle r="86" fill="none" stroke="#ffcf5c" stroke-width="12"/><rect x="-34" y="-20" width="68" height="40" rx="6" fill="#c98f52"/><rect x="-46" y="-20" width="16" height="40" fill="#dfe3e6"/><rect x="30" y="-20" width="16" height="40" fill="#dfe3e6"/></g>`,
  );
};

const waveform = () => {
  const wave = (top: number, noisy: boolean) => {
    const random = seeded(3);
    return Array.from({ length: 240 }, (_, i) => {
      const spike = noisy && i % 40 === 12 ? -60 : 0;
      const y = top + Math.sin(i / 12.7) * 96 + spike + (noisy ? (random() - 0.5) * 26 : 0);
      return `${(150 + i * 3.34).toFixed(1)} ${y.toFixed(1)}`;
    }).join('L');
  };
  return scene(
    gradient('sky', [0, '#39424a'], [1, '#22282e']),
    `${backdrop}<rect x="100" y="70" width="900" height="700" rx="20" fill="#12181c"/><rect x="140" y="110" width="820" height="620" rx="8" fill="#06241f"/>
    <g stroke="#1f6155" stroke-width="2">${times(11, (i) => `<path d="M${140 + i * 82} 110V730"/>`)}${times(9, (i) => `<path d="M140 ${110 + i * 77.5}H960"/>`)}</g>
    <path d="M${wave(280, true)}" stroke="#ffd34d" stroke-width="5" fill="none"/><path d="M${wave(560, false)}" stroke="#6ff2c8" stroke-width="5" fill="none"/>
    <text x="170" y="160" font-size="36" fill="#ffd34d">1  before</text><text x="170" y="700" font-size="36" fill="#6ff2c8">2  after</text>
    ${times(6, (i) => `<circle cx="${1080 + (i % 2) * 110}" cy="${190 + Math.floor(i / 2) * 200}" r="${i === 0 ? 52 : 42}" fill="#aab4bb"/><path d="M${1080 + (i % 2) * 110} ${190 + Math.floor(i / 2) * 200}l${20 - i * 8}-32" stroke="#22282e" stroke-width="7"/>`)}`,
  );
};

/** The images of posts by file name. */
export const photoScenes: Record<string, string> = {
  'clinic-boat': clinicBoat(),
  'tremor-sensor': bench(),
  'microgrid-panels': panels(),
  'microgrid-board': board(),
  'microgrid-waveform': waveform(),
};
