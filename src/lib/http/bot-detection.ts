const BOTS =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|httpclient|facebookexternalhit|embedly|archiver|scan/i

/** Most bots name themselves in their User-Agent; an empty User-Agent counts as a bot. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOTS.test(userAgent)
