/** Name of the migrated database that each integration test file gets a copy of. */
export const TEMPLATE = 'folio_template'
