export function takeOverBuild(fresh: string, served: string, stampName: string): void;
