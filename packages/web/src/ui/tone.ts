/**
 * How a thing stands, told by colour, shape and word together. `soon` and `now` warn: something is wrong or runs out.
 * `turn`: the reader has the next move, and nothing is wrong.
 */
export type Tone = "good" | "soon" | "now" | "turn" | "neutral" | "waiting";
