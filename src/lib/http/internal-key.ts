/** Header of the calls that this server makes to itself; its key never leaves this process. */
export const INTERNAL_KEY_HEADER = 'x-folio-internal'
