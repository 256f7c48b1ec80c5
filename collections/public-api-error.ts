import { APIError } from 'payload'

/**
 * Refuses a write of the built-in admin with a sentence for people. The data is for Payload, which in a build
 * says "An unknown error occurred." about errors that carry none.
 */
export const publicApiError = (message: string, status: number) =>
  new APIError(message, status, {}, true)
