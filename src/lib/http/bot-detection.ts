// Not in it: Cubot, a brand of phones, the apps BOTIM and CamScanner, and ScanPal, a brand of handheld computers.
const BOTS =
  /(?<!\bcu)bot(?!im\b)|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|\bcurl|wget|\bpython|java\/|go-http|okhttp|axios|\bnode|httpclient|facebookexternalhit|embedly|archiver|(?<!cam)scan(?:ner)?\b/i

/** Most bots name themselves in their User-Agent; an empty User-Agent counts as a bot. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOTS.test(userAgent)
