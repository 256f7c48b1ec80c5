export type MessageAge = 'bright' | 'yellow' | 'dim'

const HOUR = 3_600_000

/** The colour of a message's time (S9-age-01); `hours` are the two limits, each exclusive. */
export function messageAge(
  iso: string,
  hours: { bright: number; yellow: number },
  now: number,
): MessageAge {
  const age = (now - Date.parse(iso)) / HOUR
  if (age < hours.bright) return 'bright'
  return age < hours.yellow ? 'yellow' : 'dim'
}
