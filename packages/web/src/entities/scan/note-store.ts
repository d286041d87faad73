import { readNotes, type ScanNote } from "./scan-note.ts";

/** The notes of one driver's scans; the same array until something changes, oldest first. */
export interface NoteStore {
  list(): readonly ScanNote[];
  find(id: string): ScanNote | undefined;
  put(note: ScanNote): void;
  remove(id: string): void;
  subscribe(listener: () => void): () => void;
}

export const notesKey = (userId: number): string => `scans-${userId}`;

/** Kept in the browser; where it keeps nothing, for as long as the page lives. Other tabs are followed. */
export function openNotes(userId: number): NoteStore {
  const key = notesKey(userId);
  const listeners = new Set<() => void>();
  let notes: readonly ScanNote[] = readNotes(readStored(key));
  const show = (next: readonly ScanNote[]): void => {
    notes = next;
    for (const listener of listeners) listener();
  };
  const change = (next: readonly ScanNote[]): void => {
    const sorted = next.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
    writeStored(key, JSON.stringify(sorted));
    show(sorted);
  };
  const others = (id: string): ScanNote[] => notes.filter((note) => note.id !== id);
  addEventListener("storage", (event) => {
    if (event.key === key) show(readNotes(event.newValue));
  });
  return {
    list: () => notes,
    find: (id) => notes.find((note) => note.id === id),
    put: (note) => change([...others(note.id), note]),
    remove: (id) => change(others(id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether an earlier page left a scan unfinished. */
export const hasNotes = (userId: number): boolean => readNotes(readStored(notesKey(userId))).length > 0;

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private mode, or the disk is full: the notes live with the page.
  }
}
