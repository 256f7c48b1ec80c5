import type { CollectionBeforeOperationHook } from 'payload'

/** A create request without a body has no data, on which Payload's field hooks fail: it is treated as an empty one. */
export const acceptMissingBody: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' && !args.data ? { ...args, data: {} } : args
