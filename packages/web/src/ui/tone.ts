/** How a thing stands, told by colour, shape and word together. */
export type Tone = "good" | "soon" | "now" | "neutral" | "waiting";
