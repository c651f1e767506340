/** How long ago something was, as people say it: "yesterday", "för 3 dagar sedan". */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - seconds);
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? ["minute", 60];
  return format.format(-Math.floor(past / size), unit);
}
