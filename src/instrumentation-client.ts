// Runs before any other module of ours in the browser. Else zod tries to compile its schemas, which the policy
// refuses and the browser reports as a breach.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
