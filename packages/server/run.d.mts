export const mainFile: string;
export const nodeArgs: readonly string[];
export const nodeEnvironment: Readonly<Record<string, string>>;
export const nodeFlags: readonly string[];
