import { createHash, randomBytes } from 'node:crypto'

/** Lets a secret scanner recognise a token that was committed by mistake. */
const PREFIX = 'folio_'
const FORM = /^folio_[\w-]{43}$/

/** A new token of 256 random bits. */
export const generateToken = () => PREFIX + randomBytes(32).toString('base64url')

export const isToken = (text: string) => FORM.test(text)

/** What is stored. Without salt or stretching: nobody can guess 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
