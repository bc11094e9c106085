/** Phone numbers: their countries' codes, and their international form (E.164). */

/** Codes of countries by which their phone numbers begin abroad (ITU-T E.164), each before its countries. */
const CODES =
  "1 us ca,7 ru kz,20 eg,27 za,30 gr,31 nl,32 be,33 fr,34 es,36 hu,39 it va,40 ro,41 ch,43 at,44 gb gg im je,45 dk,46 se,47 no sj," +
  "48 pl,49 de,51 pe,52 mx,53 cu,54 ar,55 br,56 cl,57 co,58 ve,60 my,61 au,62 id,63 ph,64 nz,65 sg,66 th,81 jp,82 kr,84 vn," +
  "86 cn,90 tr,91 in,92 pk,93 af,94 lk,95 mm,98 ir,211 ss,212 ma,213 dz,216 tn,218 ly,220 gm,221 sn,222 mr,223 ml,224 gn," +
  "225 ci,226 bf,227 ne,228 tg,229 bj,230 mu,231 lr,232 sl,233 gh,234 ng,235 td,236 cf,237 cm,238 cv,239 st,240 gq,241 ga," +
  "242 cg,243 cd,244 ao,245 gw,248 sc,249 sd,250 rw,251 et,252 so,253 dj,254 ke,255 tz,256 ug,257 bi,258 mz,260 zm,261 mg," +
  "262 re yt,263 zw,264 na,265 mw,266 ls,267 bw,268 sz,269 km,290 sh,291 er,297 aw,298 fo,299 gl,350 gi,351 pt,352 lu,353 ie," +
  "354 is,355 al,356 mt,357 cy,358 fi ax,359 bg,370 lt,371 lv,372 ee,373 md,374 am,375 by,376 ad,377 mc,378 sm,380 ua,381 rs," +
  "382 me,383 xk,385 hr,386 si,387 ba,389 mk,420 cz,421 sk,423 li,500 fk,501 bz,502 gt,503 sv,504 hn,505 ni,506 cr,507 pa," +
  "508 pm,509 ht,590 gp bl mf,591 bo,592 gy,593 ec,594 gf,595 py,596 mq,597 sr,598 uy,599 cw bq,670 tl,672 nf,673 bn,674 nr," +
  "675 pg,676 to,677 sb,678 vu,679 fj,680 pw,681 wf,682 ck,683 nu,685 ws,686 ki,687 nc,688 tv,689 pf,690 tk,691 fm,692 mh," +
  "850 kp,852 hk,853 mo,855 kh,856 la,880 bd,886 tw,960 mv,961 lb,962 jo,963 sy,964 iq,965 kw,966 sa,967 ye,968 om,970 ps," +
  "971 ae,972 il,973 bh,974 qa,975 bt,976 mn,977 np,992 tj,993 tm,994 az,995 ge,996 kg,998 uz,1242 bs,1246 bb,1264 ai,1268 ag," +
  "1284 vg,1340 vi,1345 ky,1441 bm,1473 gd,1649 tc,1658 jm,1664 ms,1670 mp,1671 gu,1684 as,1721 sx,1758 lc,1767 dm,1784 vc," +
  "1787 pr,1809 do,1868 tt,1869 kn";

/** What is dialled before a number inside its country, and left out abroad; a 0 where none is named. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  hu: /^06/,
  ru: /^8(?=\d{10}$)/,
  kz: /^8(?=\d{10}$)/,
  by: /^80?/,
  lt: /^[08]/,
  // A 0 that belongs to the number.
  it: /^(?!)/,
  va: /^(?!)/,
  sm: /^(?!)/,
  ci: /^(?!)/,
  cg: /^(?!)/,
};

/** The codes by countries: ISO 3166-1 alpha-2 in lower case. */
export const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  CODES.split(",").flatMap((group) => {
    const [code = "", ...countries] = group.split(" ");
    return countries.map((country) => [country, code] as const);
  }),
);

/** A phone number with its country. */
export interface PhoneNumber {
  readonly number: string;
  readonly country: string;
}

/**
 * A typed number in international form, `+` and digits; undefined if it cannot be one. Digits of every script
 * count. With a `+` or `00` its country is told by its code, and the chosen one where several have that code.
 */
export function phoneNumberOf(typed: string, chosen: string): PhoneNumber | undefined {
  const text = plainDigits(typed).replace(/[\s().\-–‐/\p{Cf}]/gu, "");
  const abroad = text.replace(/^(\+|00)/, "");
  if (abroad !== text) return withCode(abroad, chosen);
  const code = CALLING_CODES.get(chosen);
  if (code === undefined) return undefined;
  // In North America the code of a country of four digits is in its numbers too, from the second digit on.
  if (code.startsWith("1") && /^1?\d{10}$/.test(text)) {
    return checked(`+${text.replace(/^1?(?=\d{10}$)/, "1")}`, chosen);
  }
  return checked(`+${code}${text.replace(TRUNKS[chosen] ?? /^0/, "")}`, chosen);
}

/** The digits of every script as those of ASCII. In Unicode they stand in tens, from 0 to 9. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
    return String((code - before) % 10);
  });
}

function withCode(digits: string, chosen: string): PhoneNumber | undefined {
  let country = "";
  let length = 0;
  for (const [one, code] of CALLING_CODES) {
    const isLonger = code.length > length || (code.length === length && one === chosen);
    if (digits.startsWith(code) && isLonger) [country, length] = [one, code.length];
  }
  return country === "" ? undefined : checked(`+${digits}`, country);
}

function checked(number: string, country: string): PhoneNumber | undefined {
  return /^\+[1-9]\d{7,14}$/.test(number) ? { number, country } : undefined;
}
