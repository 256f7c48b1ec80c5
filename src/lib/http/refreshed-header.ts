/** Set on the response of a call that has dropped the prerendered public pages, for the server in front of Next. */
export const REFRESHED_HEADER = 'x-folio-refreshed'
