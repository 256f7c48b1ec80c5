/** Stands in for packages that only work in a bundler (`server-only`, style sheets). */
export {}
