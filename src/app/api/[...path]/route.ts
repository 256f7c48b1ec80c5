import { answerCall } from '#src/http/answer-call.ts'

/** Every call of the contract. HEAD goes with GET; without an OPTIONS of its own, Next would answer it. */
export const GET = answerCall
export const POST = answerCall
export const PUT = answerCall
export const PATCH = answerCall
export const DELETE = answerCall
export const OPTIONS = answerCall
