/** PostgreSQL channel that notifies each server that public pages are stale. */
export const PUBLIC_CHANGES_CHANNEL = 'folio_public'
