import { expectTypeOf, it } from 'vitest'
import type { calls } from '#src/contract/api/calls.ts'
import type { callServices } from '#src/http/call-services.ts'
import type { Actor } from '#src/services/platform/payload.ts'

type Services = typeof callServices
type PublicCall = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { access: 'public' } ? Name : never
}[keyof typeof calls]

type ActorOf<One> = One extends (input: infer Input) => unknown
  ? Input extends { actor: infer A }
    ? A
    : never
  : never
/** The exports of a module that a visitor could call, other than public calls. */
type OpenIn<Module> = {
  [Name in Exclude<keyof Module, PublicCall>]: Actor extends ActorOf<Module[Name]> ? Name : never
}[Exclude<keyof Module, PublicCall>]
type Open = {
  [Subject in keyof Services]: OpenIn<Awaited<ReturnType<Services[Subject]>>>
}[keyof Services]

/** Payload's access rules decide about these. */
type DecidedByPayload =
  | ('createPost' | 'updatePost')
  | ('uploadMedia' | 'uploadResume' | 'listResumes')
  | ('listPreviewLinks' | 'createPreviewLink' | 'deletePreviewLink')

// The others query PostgreSQL directly, bypassing access rules: only the compiler keeps visitors out.
it('services that bypass Payload’s access rules require an administrator', () => {
  expectTypeOf<Open>().toEqualTypeOf<DecidedByPayload>()
})
