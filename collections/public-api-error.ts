import { APIError } from 'payload'

/** Payload replaces the message in a production build unless the error carries data. */
export const publicApiError = (message: string, status: number) =>
  new APIError(message, status, {}, true)
