/** Stands in for packages that mean nothing outside of a bundler (`server-only`, style sheets). */
export {}
