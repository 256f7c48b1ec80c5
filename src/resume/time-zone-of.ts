/** The IANA time zone that is named after the first part of a location, such as 'Lisbon, Portugal'. */
export function timeZoneOf(location: string, otherwise: string): string {
  const city = location.split(',')[0]?.trim().replaceAll(' ', '_').toLowerCase() ?? ''
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`)) ?? otherwise
}
