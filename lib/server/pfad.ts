/** The request header in which `proxy.ts` passes on the address of a page; it overwrites what a sender claims. */
export const PFAD_KOPF = 'x-kallemann-pfad'
