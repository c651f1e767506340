/** What went wrong with a request, in the reader's language. Any other error is thrown on. */
import { has, t } from "../i18n/i18n.svelte";
import { Offline, Refused } from "../wire/http";

export function explain(error: unknown): string {
  if (error instanceof Offline) return t("refused-offline");
  if (error instanceof Refused) {
    const { code, sentence } = error.refusal;
    return has(`refused-${code}`) ? t(`refused-${code}`) : sentence;
  }
  throw error;
}
