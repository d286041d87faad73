import { addDays } from "@treadclub/rules";
import type { Cast } from "./cast.ts";
import { dayFrom, type Stage } from "./stage.ts";

const alignment = [
  {
    locale: "en",
    title: "Four-wheel alignment",
    text: "Pulling to one side, or worn on one edge? We measure and set all four wheels while you wait.",
    terms: "Cars with wheels up to 19 inches. By appointment. Not with other offers.",
    picture_alt: "A tyre with even tread across its width",
  },
  {
    locale: "cn",
    title: "四轮定位",
    text: "车辆跑偏或轮胎偏磨？立等可取，四轮一次调好。",
    terms: "适用于轮毂不超过 19 英寸的轿车，需预约，不与其他优惠同享。",
    picture_alt: "胎面磨损均匀的轮胎",
  },
  {
    locale: "uk",
    title: "Розвал-сходження всіх коліс",
    text: "Авто тягне вбік або шина стирається з одного краю? Відрегулюємо всі колеса, поки ви чекаєте.",
    terms: "Легкові авто з дисками до 19 дюймів. За записом. Не поєднується з іншими пропозиціями.",
    picture_alt: "Шина з рівномірним протектором",
  },
] as const;

/** The first fitter's deals: one that runs, one for next month. */
export async function dealsOf(stage: Stage, { fitters: [fitter] }: Cast): Promise<void> {
  if (!fitter) return;
  stage.daysAgo(3);
  const owner = await stage.make.signedInAgain(fitter.owner);
  const caller = await stage.as(owner);
  const picture = await stage.photo(owner, { inner_mm: 7, middle_mm: 7, outer_mm: 7 }, 71);
  const today = dayFrom(stage, 0);
  await caller.call("saveDeal", {
    body: {
      texts: alignment.map((text) => ({ ...text })),
      price_pence: 4500,
      was_pence: 6000,
      was_since: addDays(today, -120),
      starts_on: today,
      ends_on: addDays(today, 24),
      upload_id: picture,
    },
  });
  await caller.call("saveDeal", {
    body: {
      texts: [
        {
          locale: "en",
          title: "Balancing with four new tyres",
          text: "",
          terms: "When you buy four tyres from us in one visit.",
        },
      ],
      saving_pence: 2000,
      starts_on: addDays(today, 25),
      ends_on: addDays(today, 55),
    },
  });
}
