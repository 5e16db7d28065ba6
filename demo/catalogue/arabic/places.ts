/** The pictures of places. */
export const places: Record<string, string> = {
  Home: 'الرئيسية',
  'An ivory cape dress in a terracotta arch': 'فستان كيب عاجي داخل قوس من الطين المحروق',
  Collections: 'المجموعات',
  'Doorways from chalk to dark red, one behind the other, an emerald kaftan within':
    'أبواب متتالية من لون الطباشير إلى الأحمر الداكن، وفي عمقها قفطان زمردي',
  'New In': 'وصل حديثاً',
  'A forest green coat over black pleats on camel paper, let down before a brick wall':
    'معطف بأخضر الغابات فوق طيّات سوداء على ورق جملي مسدل أمام جدار من الطوب',
  'A garnet dress in the last sun on a wall of umber plaster':
    'فستان عقيقي في آخر ضوء الشمس على جدار من الجص البني الداكن',
  'A honey yellow dress on limewashed steps under a summer sky':
    'فستان أصفر عسلي على درجات مطلية بالجير تحت سماء الصيف',
  'A black abaya with gold braid in an open wardrobe of oak':
    'عباية سوداء بزري ذهبي في خزانة مفتوحة من خشب السنديان',
  'A cognac leather bag in an arched niche with a green ground':
    'حقيبة جلدية بلون الكونياك في كوّة مقوّسة خلفيتها خضراء',
  'About Us': 'من نحن',
  'A rose coat over brown pleats between two paper patterns on the wall':
    'معطف وردي فوق طيّات بنية بين باترونين من الورق على الجدار',
  'Contact Us': 'اتصلي بنا',
  'A limewashed arch before a teal door, an agave in a pot on either side':
    'قوس مطلي بالجير أمام باب طاووسي، وعلى كل جانب صبّارة أغاف في أصيص',
  Login: 'تسجيل الدخول',
  'A kaftan with blue diamonds between a clay jar and an agave, before a limewashed wall':
    'قفطان بمعيّنات زرقاء بين جرّة من الفخّار وصبّارة أغاف، أمام جدار مطلي بالجير',
  Register: 'إنشاء حساب',
  'A white blouse and a pleated sage green skirt on limewashed steps':
    'بلوزة بيضاء وتنورة بطيّات بالأخضر المريمي على درجات مطلية بالجير',
};
