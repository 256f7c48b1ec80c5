/** PostgreSQL channel on which every server hears that public pages are out of date. */
export const PUBLIC_CHANGES_CHANNEL = 'folio_public'
