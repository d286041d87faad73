/** The light values of src/styles/tokens.css, and the darkness between the blocks of a tread. */
export const colours = {
  paper: "#faf7f0",
  surface: "#ffffff",
  sunk: "#f1ece1",
  ink: "#1b1a17",
  line: "#ddd6c7",
  steel: "#b9b2a5",
  rubber: "#45423c",
  gap: "#100f0d",
  accent: "#ffd20a",
  soon: "#f0a020",
  good: "#0b5c33",
  dusk: "#3a3a40",
} as const;

/** The definitions that the drawings refer to; once in every picture. */
export const definitions = `<defs>
  <linearGradient id="across"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".16" stop-opacity="0"/><stop offset=".84" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>
  <linearGradient id="along" x2="0" y2="1"><stop offset="0" stop-opacity=".75"/><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset=".5" stop-color="#fff" stop-opacity=".12"/><stop offset=".7" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-opacity=".75"/></linearGradient>
  <radialGradient id="glow"><stop offset=".3" stop-color="#ffd20a" stop-opacity=".5"/><stop offset="1" stop-color="#ffd20a" stop-opacity="0"/></radialGradient>
  <clipPath id="strip"><rect x="-100" y="-230" width="200" height="460" rx="22"/></clipPath>
  <clipPath id="screen"><rect x="-112" y="-216" width="224" height="346" rx="6"/></clipPath>
  <clipPath id="print"><rect x="-56" y="-56" width="112" height="112" rx="6"/></clipPath>
</defs>`;

const rows = Array.from({ length: 15 }, (_, n) => -238 + n * 34);

/** A tread straight on: 200 wide around 0, four grooves along it, cuts across. */
export function tread(): string {
  const cuts = rows.map(
    (y) =>
      `<path d="M-100 ${y + 12}L-62 ${y}M100 ${y + 12}L62 ${y}" stroke-width="6"/>` +
      `<path d="M-43 ${y + 6}l17 8M43 ${y + 6}l-17 8M-10 ${y + 20}l20-8M-92 ${y + 27}l20-6M92 ${y + 27}l-20-6" stroke-width="2.4"/>`,
  );
  const bars = [-150, 20, 190].map(
    (y) => `<path d="M-55 ${y}h10M-22 ${y}h10M12 ${y}h10M45 ${y}h10" stroke="#4d4a43"/>`,
  );
  return `<g clip-path="url(#strip)">
    <rect x="-100" y="-230" width="200" height="460" fill="${colours.rubber}"/>
    <g stroke="${colours.gap}" fill="none">
      <path d="M-50-240v480M50-240v480" stroke-width="12"/><path d="M-17-240v480M17-240v480" stroke-width="10"/>
      ${cuts.join("")}
    </g>
    <g stroke-width="7">${bars.join("")}</g>
    <rect x="-100" y="-230" width="200" height="460" fill="url(#across)"/>
    <rect x="-100" y="-230" width="200" height="460" fill="url(#along)"/>
  </g>`;
}

const shell =
  "M60 6c26 0 41 5 46 16 5 10 6 30 6 52v104c0 28-1 46-6 58-5 11-20 18-46 18s-41-7-46-18c-5-12-6-30-6-58V74c0-22 1-42 6-52C19 11 34 6 60 6z";

/** The hatchback of src/ui/CarPicture.tsx from above, 120 × 260; its front looks up. */
export const carBody = `<path d="${shell}" fill="${colours.surface}" stroke="${colours.ink}" stroke-width="1.6"/>
  <path d="M9 100 1 104c-1 7 1 11 4 12l4-2zM111 100l8 4c1 7-1 11-4 12l-4-2z" fill="${colours.surface}" stroke="${colours.ink}" stroke-width="1.3"/>
  <path d="M30 14c-5 18-7 38-8 56M90 14c5 18 7 38 8 56M60 10v54" fill="none" stroke="${colours.line}"/>
  <g fill="${colours.steel}" opacity=".6"><path d="M60 66c21 0 35 4 41 9l-9 31c-8-4-19-5-32-5s-24 1-32 5l-9-31c6-5 20-9 41-9z"/>
  <path d="M60 232c-18 0-32-3-38-8l8-22c8 4 18 5 30 5s22-1 30-5l8 22c-6 5-20 8-38 8z"/>
  <path d="M17 88l7 24v76l-7 22c-1-20-1-102 0-122zM103 88l-7 24v76l7 22c1-20 1-102 0-122z"/></g>
  <path d="M60 106c12 0 22 1 29 4l2 4v72l-2 10c-7 3-17 5-29 5s-22-2-29-5l-2-10v-72l2-4c7-3 17-4 29-4z" fill="${colours.sunk}"/>
  <path d="M18 24c4-6 10-9 18-11-3 6-9 11-18 15zM102 24c-4-6-10-9-18-11 3 6 9 11 18 15z" fill="${colours.accent}" stroke="${colours.ink}" stroke-width=".7"/>
  <path d="M16 238c4 5 9 8 16 10-3-5-8-10-15-14zM104 238c-4 5-9 8-16 10 3-5 8-10 15-14z" fill="#b3161d"/>`;

/** A wheel from above, around 0, turned by so many degrees. */
export const wheel = (x: number, y: number, degrees: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})"><rect x="-13" y="-31" width="26" height="62" rx="7" fill="${colours.rubber}"/>
  <path d="M-7-30v60M0-31v62M7-30v60M-12-21l5-3M-12-11l5-3M-12-1l5-3M-12 9l5-3M-12 19l5-3M12-24l-5 3M12-14l-5 3M12-4l-5 3M12 6l-5 3M12 16l-5 3" stroke="${colours.steel}" stroke-width=".9" fill="none" opacity=".7"/></g>`;

/** A tick in a circle. */
export const tick = (x: number, y: number, size: number): string =>
  size <= 0
    ? ""
    : `<g transform="translate(${x} ${y}) scale(${size})"><circle r="24" fill="${colours.good}"/><path d="M-10 1l7 8 14-17" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** A fingertip that touches a point; 0 is away, 1 presses. */
export const fingertip = (x: number, y: number, pressed: number): string =>
  `<g opacity="${pressed}"><circle cx="${x}" cy="${y}" r="${34 - 8 * pressed}" fill="${colours.accent}" opacity=".45"/><circle cx="${x}" cy="${y}" r="${26 - 6 * pressed}" fill="none" stroke="${colours.ink}" stroke-width="3"/></g>`;

interface PhoneLook {
  readonly x: number;
  readonly y: number;
  /** What its screen shows, around 0 within 224 × 346. */
  readonly seen: string;
  /** 0 none, 1 full: how dark the seen is, the flash of the shutter, the torch. */
  readonly darkness?: number;
  readonly flash?: number;
  readonly torch?: number;
}

/** Where the shutter and the torch stand on the phone. */
export const shutterAt = { x: 0, y: 182 } as const;
export const torchAt = { x: 72, y: 182 } as const;

/** A phone from the front with the camera open. */
export function phone({ x, y, seen, darkness = 0, flash = 0, torch = 0 }: PhoneLook): string {
  const box = `x="-112" y="-216" width="224" height="346" rx="6"`;
  return `<g transform="translate(${x} ${y})">
    <rect x="-126" y="-246" width="252" height="492" rx="30" fill="${colours.ink}" stroke="#6b655a" stroke-width="3"/>
    <rect x="-26" y="-236" width="52" height="8" rx="4" fill="#4e493f"/>
    <g clip-path="url(#screen)"><rect ${box} fill="#8d8577"/><g transform="translate(0 -43)">${seen}</g>
      <rect ${box} fill="#000" opacity="${0.82 * darkness}"/><rect ${box} fill="#fff" opacity="${flash}"/></g>
    <circle cx="${shutterAt.x}" cy="${shutterAt.y}" r="30" fill="none" stroke="#fff" stroke-width="4"/><circle cx="${shutterAt.x}" cy="${shutterAt.y}" r="22" fill="#fff"/>
    <circle cx="${torchAt.x}" cy="${torchAt.y}" r="20" fill="${torch > 0.5 ? colours.accent : "#4e493f"}"/>
    <path d="M${torchAt.x + 3} ${torchAt.y - 12}l-10 14h6l-2 10 10-14h-6z" fill="${torch > 0.5 ? colours.ink : "#fff"}"/>
  </g>`;
}
