/** After how many seconds the confirmation leads home (spec section 2, discovery call dialog). */
export const returnSeconds = 8
/** After how many seconds the confirmation closes by itself (spec section 9: success view reset). */
export const successSeconds = 10
