import { carBody, colours, definitions, fingertip, phone, shutterAt, tick, torchAt, tread, wheel } from "./drawings.ts";
import { blend, mix, progress, pulse } from "./motion.ts";

export const size = { width: 960, height: 720 } as const;
export const durationSeconds = 23;

/** When each part ends; the captions change with them. */
const ends = { turning: 4.5, holding: 9.5, light: 13.5 } as const;
const fade = 0.4;

/** The picture at a moment, as SVG. */
export function drawFrame(seconds: number): string {
  const frontShare = progress(seconds, ends.holding - fade, ends.holding);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${definitions}
    <rect width="${size.width}" height="${size.height}" fill="${colours.paper}"/>
    ${frontShare < 1 ? fromAbove(seconds) : ""}
    ${frontShare > 0 ? `<g opacity="${frontShare}">${withPhone(seconds)}</g>` : ""}
  </svg>`;
}

const turnedDegrees = -38;
const frontWheel = { x: 14, y: 54 } as const;
/** One unit of the car is one centimetre. */
const distances = { far: 60, right: 34 } as const;

/** The car from above: the wheel turns, then the phone comes to the right distance, straight in front. */
function fromAbove(seconds: number): string {
  const near = progress(seconds, 2.8, 4.4);
  const steer = turnedDegrees * progress(seconds, 1, 2.6);
  const scale = mix(2.55, 5.2, near);
  const middle = { x: mix(60, 0, near), y: mix(128, 28, near) };
  const wheels = [
    wheel(frontWheel.x, frontWheel.y, steer),
    wheel(120 - frontWheel.x, frontWheel.y, steer),
    wheel(13, 204, 0),
    wheel(107, 204, 0),
  ];
  return `<g transform="translate(480 ${mix(340, 320, near)}) scale(${scale}) translate(${-middle.x} ${-middle.y})">
    <path d="M-22 -200V500" stroke="${colours.line}" stroke-width="5" opacity="${1 - near}"/>
    ${wheels.join("")}<g opacity="${mix(1, 0.35, near)}">${carBody}</g>
    <g opacity="${near}">${wheel(frontWheel.x, frontWheel.y, steer)}</g>
    ${turnArrow(pulse(seconds, 0.9, 3))}
    ${seconds > ends.turning ? holding(seconds) : ""}
  </g>`;
}

const turnArrow = (opacity: number): string =>
  `<g opacity="${opacity}" fill="none" stroke="${colours.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path d="M14 4A50 50 0 0 0-20 19"/><path d="M-18.500 9.500L-20 19l9.500-.500"/></g>`;

/** In the direction of the turned wheel: too far and tilted first, then right. */
function holding(seconds: number): string {
  const come = progress(seconds, ends.turning, ends.turning + 0.6);
  const approach = progress(seconds, 5.9, 7.1);
  const straighten = progress(seconds, 6.7, 7.7);
  const away = 31 + mix(distances.far, distances.right, approach);
  const tilt = mix(24, 0, straighten);
  const isRight = progress(seconds, 7.6, 7.9);
  const beam = blend(colours.soon, colours.good, isRight);
  return `<g transform="translate(${frontWheel.x} ${frontWheel.y}) rotate(${turnedDegrees})" opacity="${come}">
    <g transform="translate(0 ${-away}) rotate(${tilt})">
      <path d="M0 3L${-mix(30, 17, approach)} ${away - 31}h${2 * mix(30, 17, approach)}z" fill="${beam}" opacity=".28"/>
      <rect x="-8" y="-3" width="16" height="4.500" rx="1.600" fill="${colours.ink}"/><circle cy="1.800" r="1.600" fill="${colours.accent}"/>
    </g>
    <g opacity="${isRight}" stroke="${colours.ink}" stroke-width="1.200" stroke-linecap="round">
      <path d="M22 -31.500V${-away + 1.5}M18 -31.500h8M18 ${-away + 1.5}h8" fill="none"/></g>
    <g transform="translate(34 ${-away + 1}) rotate(${-turnedDegrees})">${tick(0, 0, 0.26 * progress(seconds, 7.8, 8.1))}</g>
  </g>`;
}

/** What the phone sees: where it looks on the tread, and how close. */
interface View {
  readonly x: number;
  readonly zoom: number;
}
const views = { whole: { x: 0, zoom: 0.98 }, inner: { x: -64, zoom: 1.9 }, outer: { x: 64, zoom: 1.9 } } as const;

const seen = ({ x, zoom }: View): string => `<g transform="scale(${zoom}) translate(${-x} 0)">${tread()}</g>`;

/** When each photo is taken. */
const photos = [
  { atSeconds: 15.2, view: views.whole },
  { atSeconds: 17.6, view: views.inner },
  { atSeconds: 20, view: views.outer },
] as const;

/** The phone from the front: the light first, then the three photos. */
function withPhone(seconds: number): string {
  const aside = progress(seconds, ends.light, ends.light + 0.8);
  const night = progress(seconds, 10.8, 11.6) * (1 - progress(seconds, ends.light - 0.2, ends.light + 0.6));
  const torch = progress(seconds, 12.1, 12.3) * (1 - progress(seconds, ends.light - 0.2, ends.light + 0.4));
  const at = { x: mix(480, 470, aside), y: 300 };
  const flash = Math.max(...photos.map(({ atSeconds }) => pulse(seconds, atSeconds, atSeconds + 0.36, 0.16)));
  const touches = [
    fingertip(at.x + torchAt.x, at.y + torchAt.y, pulse(seconds, 11.8, 12.4)),
    ...photos.map(({ atSeconds }) =>
      fingertip(at.x + shutterAt.x, at.y + shutterAt.y, pulse(seconds, atSeconds - 0.4, atSeconds + 0.3)),
    ),
  ];
  return `<rect width="${size.width}" height="${size.height}" fill="${blend(colours.paper, colours.dusk, night)}"/>
    ${sun(mix(120, 720, progress(seconds, 10.4, 11.6)), 1 - aside)}
    <rect y="560" width="${size.width}" height="160" fill="${blend(colours.sunk, "#2c2c31", night)}"/>
    ${torchLight(at, torch)}
    ${phone({ ...at, seen: seen(viewAt(seconds)), darkness: night * (1 - torch), flash, torch })}
    <g opacity="${aside}">${whereItLooks(viewAt(seconds))}</g>
    ${photos.map((_, n) => print(seconds, n, at, aside)).join("")}
    ${touches.join("")}`;
}

const sun = (y: number, opacity: number): string => {
  const rays = Array.from({ length: 12 }, (_, n) => `<path d="M0-62v-20" transform="rotate(${n * 30})"/>`);
  return `<g transform="translate(180 ${y})" opacity="${opacity}" stroke="${colours.accent}" stroke-width="8" stroke-linecap="round"><circle r="44" fill="${colours.accent}" stroke="none"/>${rays.join("")}</g>`;
};

const torchLight = ({ x, y }: { readonly x: number; readonly y: number }, opacity: number): string =>
  `<ellipse cx="${x}" cy="${y - 20}" rx="330" ry="380" fill="url(#glow)" opacity="${opacity}"/>`;

/** Between two photos the phone moves on. */
function viewAt(seconds: number): View {
  const [, inner, outer] = photos;
  const first = progress(seconds, inner.atSeconds - 1.7, inner.atSeconds - 0.8);
  const second = progress(seconds, outer.atSeconds - 1.7, outer.atSeconds - 0.8);
  const x = mix(mix(views.whole.x, inner.view.x, first), outer.view.x, second);
  return { x, zoom: mix(views.whole.zoom, inner.view.zoom, first) };
}

/** The tyre beside the phone, and which part of it is in the picture. */
function whereItLooks({ x, zoom }: View): string {
  const half = { x: 112 / zoom, y: 173 / zoom };
  return `<g transform="translate(170 270) scale(.86)">${tread()}
    <rect x="${x - half.x}" y="${-half.y}" width="${2 * half.x}" height="${2 * half.y}" rx="8" fill="none" stroke="${colours.accent}" stroke-width="10"/>
    <rect x="${x - half.x - 6}" y="${-half.y - 6}" width="${2 * half.x + 12}" height="${2 * half.y + 12}" rx="13" fill="none" stroke="${colours.ink}" stroke-width="3"/></g>`;
}

/** The slot of a photo on the right; the photo flies there from the phone. */
function print(seconds: number, n: number, phoneAt: { readonly x: number; readonly y: number }, shown: number): string {
  const photo = photos[n];
  if (!photo) return "";
  const slot = { x: 790, y: 130 + n * 150 };
  const fly = progress(seconds, photo.atSeconds + 0.25, photo.atSeconds + 0.95);
  const at = { x: mix(phoneAt.x, slot.x, fly), y: mix(phoneAt.y - 43, slot.y, fly) };
  const taken = `<g transform="translate(${at.x} ${at.y}) scale(${mix(1.9, 1.1, fly)})"><rect x="-62" y="-62" width="124" height="124" rx="9" fill="#fff" stroke="${colours.ink}" stroke-width="2"/><g clip-path="url(#print)"><rect x="-56" y="-56" width="112" height="112" fill="#8d8577"/><g transform="scale(.5)">${seen(photo.view)}</g></g></g>`;
  return `<rect x="${slot.x - 68}" y="${slot.y - 68}" width="136" height="136" rx="10" fill="none" stroke="${colours.steel}" stroke-width="3" stroke-dasharray="9 8" opacity="${shown}"/>
    ${seconds > photo.atSeconds + 0.25 ? taken : ""}
    ${tick(slot.x + 62, slot.y + 52, 0.9 * progress(seconds, photo.atSeconds + 0.95, photo.atSeconds + 1.25))}`;
}
