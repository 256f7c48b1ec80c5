/** Settings that our statements rely on, whatever the defaults of the database or the role are. */
const SETTINGS = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  search_path: 'public',
  standard_conforming_strings: 'on',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
}
type Settings = Readonly<Record<string, string>>
type Row = Record<string, unknown>
type Queryable = { query: (text: string, values?: unknown[]) => Promise<{ rows: Row[] }> }

/** Connections of which a pooler gives us a part only, for one transaction at a time; with their settings. */
const shared = new WeakMap<object, Settings>()

/**
 * Call once per connection. A pooler (recognised by its invented process id) gets settings per transaction, because it
 * shares sessions.
 */
export async function prepareSession(client: Queryable, more: Settings = {}): Promise<void> {
  const settings = { ...SETTINGS, ...more }
  const { rows } = await client.query(
    `select set_config(name, setting, false) from unnest($1::text[], $2::text[]) as given (name, setting)
     where pg_backend_pid() = $3`,
    [Object.keys(settings), Object.values(settings), processIdOf(client)],
  )
  if (rows.length === 0) shared.set(client, settings)
}

/** For `onConnect` of a pool, which waits for it, though its type does not say so. */
export const preparing =
  (settings: Settings = {}) =>
  (client: Queryable) =>
    prepareSession(client, settings) as unknown as void

export const isShared = (client: object) => shared.has(client)

/** The statement that begins a transaction with the settings of this connection. */
export function beginStatement(client: object, modes = ''): string {
  const settings = Object.entries(shared.get(client) ?? {}).map(
    ([name, setting]) => `set local ${name} = '${setting}'`,
  )
  const isolation = settings.length > 0 && modes === '' ? 'isolation level read committed' : modes
  return [`begin ${isolation}`.trim(), ...settings].join('; ')
}

/** Undefined if the settings of statements outside of transactions fit. Behind a pooler, the database's settings apply. */
export async function settingsProblem(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query(
    `select current_database() as database, name, setting
     from unnest($1::text[], $2::text[]) as wanted (name, setting)
     where replace(current_setting(name), ' ', '') <> replace(setting, ' ', '')
       and (name <> 'search_path' or current_schema() is distinct from 'public')
       and (name <> 'TimeZone' or current_setting(name) !~ '^(Etc/)?(UTC|UCT|GMT)$')`,
    [Object.keys(SETTINGS), Object.values(SETTINGS)],
  )
  if (rows.length === 0) return undefined
  const statements = rows.map(
    ({ database, name, setting }) =>
      `alter database "${String(database)}" set ${String(name)} = '${String(setting)}'`,
  )
  return `settings of the database do not fit, and a pooler keeps the site from changing them: run ${statements.join('; ')}, then let the pooler reconnect`
}

const processIdOf = (client: object) => Number(Reflect.get(client, 'processID') ?? 0)
