/** Stands for a handler whose part is not there yet. */
export const coming = async (): Promise<never> => {
  throw new Error("This call is not there yet");
};
