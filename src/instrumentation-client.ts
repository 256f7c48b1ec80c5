// Runs before all other modules in the browser. Without it zod tries to compile its schemas with `new Function`, which
// the CSP blocks and the browser reports as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
