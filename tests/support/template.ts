/** Name of the migrated database that each worker of the integration tests gets a copy of. */
export const TEMPLATE = 'folio_template'
