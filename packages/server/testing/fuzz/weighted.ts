import fc, { type Arbitrary } from "fast-check";

/** One of several, each as often as its weight says. */
export const weighted = <T>(...list: readonly (readonly [weight: number, arbitrary: Arbitrary<T>])[]): Arbitrary<T> =>
  fc.oneof(...list.map(([weight, arbitrary]) => ({ weight, arbitrary })));
