import { randomUUID } from 'node:crypto'

/** Begins the ids of this process's requests: so it knows the changes made by them, however late a job writes them. */
const OWN = randomUUID().slice(0, 8)

export const newRequestId = (): string => `${OWN}${randomUUID().slice(8)}`

export const isOwnRequest = (id: string): boolean => id.startsWith(OWN)
