'use client'

import { spaeterTeil } from './spaeter-teil'

/** That nothing comes from the server can be said once the page rests: nobody has to wait for its code. */
export const StilleSpaet = spaeterTeil(() => import('./Stille').then((m) => m.Stille))
