/** A file as it was uploaded, before it is checked. */
export type IncomingFile = { name: string; bytes: Buffer }
