/** Settings that our statements rely on, whatever the defaults of the database or the role are. */
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

/** Connection options with these settings. Options of the URL come first, so that ours take precedence. */
export function connectionOptions(url: string | undefined) {
  if (url === undefined || !URL.canParse(url)) return { connectionString: url, options: OURS }
  const address = new URL(url)
  const given = address.searchParams.get('options')
  if (given === null) return { connectionString: url, options: OURS }
  // In node-postgres options of the URL override those beside it.
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${given} ${OURS}` }
}
