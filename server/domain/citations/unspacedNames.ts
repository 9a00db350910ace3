/** The hundred most common family names in China, which most names there begin with. */
const FAMILY =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林郑鄭谢謝罗羅梁宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴';

const HAN = '\\p{Script=Han}';
/** A name of two to four characters that begins with a common family name. */
const FULL_NAME = `[${FAMILY}]${HAN}{1,3}`;
/** A name without a blank. One character before a comma is a family name. */
const WHOLE = /^(?:\p{Script=Han}|\p{Script=Hangul}){2,6}$/u;
const LONG = /^.{3,}$/su;
const CHINESE = new RegExp(`^${FULL_NAME}$`, 'u');

/** A word for “and” between Chinese or Japanese names, and the dot between Japanese ones. */
const GLUED_AND = new RegExp(
  `(?<=^|[，、,;；]|${FULL_NAME})[和与與及](?=${FULL_NAME}(?:$|[，、,;；]))|` +
    `(?<=${HAN}{3})[とﾄ・](?=${HAN}{3})`,
  'gu',
);

/** Returns a line of names with a semicolon in place of each word for “and” that has no blanks. */
export const splitGlued = (line: string): string => line.replaceAll(GLUED_AND, ';');

/**
 * Whether texts between commas are whole names in Chinese, Japanese or Korean, as in “王小明, 李雷”.
 * A short text before the comma may be a family name, as in “山田, 太郎”.
 */
export function areWholeNames(parts: readonly string[]): boolean {
  const [first = ''] = parts;
  if (parts.length < 2 || !parts.every((part) => WHOLE.test(part))) return false;
  return parts.length > 2 || LONG.test(first) || parts.every((part) => CHINESE.test(part));
}
