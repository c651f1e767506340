/** Reads docs/rules.*.md, the only place where the rules are worded, into parts a page can show without using HTML.
 *
 *  A Markdown library would do the smaller half of this: these pages use only headings, lists and emphasis, and what the
 *  page needs is chapters, numbered rules, our own decisions and links between rules. */
import type { Board } from "../../wire/types";

type RulesChapter = Board["rules"]["chapter"];

export type Span = { kind: "text" | "stress" | "decided"; text: string } | { kind: "rule"; id: string };

export type Block =
  { kind: "rule"; id: string; spans: Span[] } | { kind: "text"; spans: Span[] } | { kind: "heading"; text: string };

export interface Chapter {
  title: string;
  blocks: Block[];
}

/** The document's title and introduction, then its chapters. */
export function readRules(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const paragraph of paragraphs(markdown)) {
    const heading = /^(#+) (.*)$/.exec(paragraph);
    if (heading && heading[1]!.length <= 2) chapters.push({ title: heading[2]!, blocks: [] });
    else chapters.at(-1)?.blocks.push(block(heading ? heading[2]! : paragraph, heading !== null));
  }
  return chapters;
}

/** How the numbers of a board's rules begin: those of its own chapter first, then of those that it leans on. */
const PREFIXES: Record<RulesChapter, readonly string[]> = {
  "new-york": ["NY", "C"],
  usa: ["US", "NY", "C"],
  europe: ["EU", "US", "NY", "C"],
  "first-journey": ["FJ", "C"],
};
const ALL_PREFIXES = ["NY", "US", "EU", "FJ", "C"];

/** The chapters of the rules for a board; for an unknown one, all of them. */
export function chaptersFor(chapters: readonly Chapter[], own: RulesChapter | null): Chapter[] {
  return (own ? PREFIXES[own] : ALL_PREFIXES).flatMap((prefix) => chapterOf(chapters, prefix) ?? []);
}

/** The chapter whose rules have this prefix. */
export function chapterOf(chapters: readonly Chapter[], prefix: string): Chapter | undefined {
  return chapters.find(({ blocks }) => blocks.some((one) => one.kind === "rule" && one.id.startsWith(`${prefix}-`)));
}

/** Each paragraph as a single line. */
function paragraphs(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n|\n(?=- )|\n(?=#)/)
    .map((lines) =>
      lines
        .split(/\s*\n\s*/)
        .join(" ")
        .trim(),
    )
    .filter(Boolean);
}

function block(text: string, heading: boolean): Block {
  const rule = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/.exec(text);
  if (rule) return { kind: "rule", id: rule[1]!, spans: spans(rule[2]!) };
  // A line that isn't a sentence, like "Set-up", is the heading of the rules below it.
  if (heading || !/[.!?:)]$/.test(text)) return { kind: "heading", text };
  return { kind: "text", spans: spans(text) };
}

/** *this* is emphasis, *(this)* marks a decision of ours, and NY-5 links to that rule. */
function spans(text: string): Span[] {
  return text.split(/(\*[^*]+\*)/).flatMap((piece): Span[] => {
    if (!/^\*.+\*$/.test(piece)) return references(piece);
    const inner = piece.slice(1, -1);
    return inner.startsWith("(") ? [{ kind: "decided", text: inner.slice(1, -1) }] : [{ kind: "stress", text: inner }];
  });
}

function references(text: string): Span[] {
  return text
    .split(/\b((?:C|NY|US|EU|FJ)-\d+)\b/)
    .map((piece, index): Span => (index % 2 ? { kind: "rule", id: piece } : { kind: "text", text: piece }))
    .filter((span) => span.kind === "rule" || span.text !== "");
}
