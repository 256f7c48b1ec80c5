const BOTS =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|httpclient|facebookexternalhit|embedly|archiver|scan/i

/** Programs say who they are, mostly; what says nothing is one too. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOTS.test(userAgent)
