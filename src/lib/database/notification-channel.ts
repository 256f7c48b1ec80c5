/** PostgreSQL channel that notifies each server that public pages are stale. */
export const PUBLIC_CHANGES_CHANNEL = 'folio_public'

/** PostgreSQL channel of every change that the management screens show: its subject and the id of its request. */
export const CHANGES_CHANNEL = 'folio_changes'
