import { APIError } from 'payload'

/**
 * Refuses a write of the built-in admin with a public message. Payload replaces the message by "An unknown
 * error occurred." in a production build unless the error carries data.
 */
export const publicApiError = (message: string, status: number) =>
  new APIError(message, status, {}, true)
