// Files that the bundler understands and TypeScript does not.
declare module '*.css'

interface ImportMeta {
  /** Filled in by the bundler; not there without it. */
  readonly env?: { readonly DEV: boolean; readonly WITHOUT?: string }
}
