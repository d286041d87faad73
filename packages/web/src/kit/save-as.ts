/** Gives a file to the browser to keep. */
export function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by then, also a large one.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
