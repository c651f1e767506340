/** Short notes at the edge of the screen, which screen readers announce too. */
export interface Note {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
}

export const notes: Note[] = $state([]);
let last = 0;

export function toast(text: string, kind: Note["kind"] = "plain"): void {
  const id = ++last;
  if (notes.some((note) => note.text === text)) return;
  notes.push({ id, text, kind });
  setTimeout(() => dismiss(id), 3500 + 50 * text.length);
}

export function dismiss(id: number): void {
  const index = notes.findIndex((note) => note.id === id);
  if (index >= 0) notes.splice(index, 1);
}
