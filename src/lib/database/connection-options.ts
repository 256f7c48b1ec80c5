/** What our statements and readers rely on, whatever a database or a role has been set to. */
const SETTINGS = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  search_path: 'public',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read\\ committed',
}
const OURS = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** Where to connect, with these settings. Those that the address brings along come first, and ours after them. */
export function connectionOptions(url: string | undefined) {
  if (url === undefined || !URL.canParse(url)) return { connectionString: url, options: OURS }
  const address = new URL(url)
  const given = address.searchParams.get('options')
  if (given === null) return { connectionString: url, options: OURS }
  // What stands in the address wins over what stands beside it.
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${given} ${OURS}` }
}
