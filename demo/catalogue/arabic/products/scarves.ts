/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const scarves: Record<string, string> = {
  'Khatam Silk Scarf': 'وشاح خاتم من الحرير',
  'Khatam is the craft of inlaying wood with small stars of bone and brass. This square of silk twill borrows its geometry: an interlace of stars across an ivory field, two fine stripes, and a deep colored border with a row of dots.':
    'الخاتم حرفة تطعيم الخشب بنجوم صغيرة من العظم والنحاس. يستعير هذا المربّع من تويل الحرير هندستها: نجوم متشابكة على أرض عاجية، وخطّان دقيقان، وإطار عميق ملوّن بصف من النقاط.',
  'With a garnet border, a teal one, or one in saffron with stars of brown.':
    'بإطار عقيقي، أو طاووسي، أو زعفراني بنجوم بنية.',
  'Ninety-five centimeters by ninety-five, rolled and sewn at the edge by hand, which takes an hour and a quarter. <em>Large enough for the head</em>, or for the neck of a coat.':
    'خمسة وتسعون سنتيمتراً في خمسة وتسعين، لُفّت حافته وخيطت باليد، ويستغرق ذلك ساعة وربعاً. <em>يتّسع ليُلبس شيلةً على الرأس</em>، أو ليُلف على عنق معطف.',
  '100% silk twill, 16 momme, printed in Como.': 'تويل حرير 100%، 16 مومي، مطبوع في كومو.',
  'Iron the reverse, still damp, from the middle outwards':
    'يُكوى على القفا وهو رطب، من الوسط إلى الأطراف',
  'Do not press the rolled edge': 'لا تُكوى الحافة الملفوفة',
  '95 × 95 cm': '95 × 95 سم',
  'Weight: 68 g': 'الوزن: 68 غ',
  'Photographed over a brass rail, folded once. Comes in a flat linen envelope.':
    'صُوّر على قضيب نحاسي، مطوياً مرة واحدة. يأتي في مغلّف مسطّح من الكتّان.',
  'Khatam silk scarf over a brass rail: gold stars on ivory, garnet border':
    'وشاح خاتم من الحرير على قضيب نحاسي: نجوم ذهبية على العاجي، وإطار عقيقي',
  'Khatam scarf in garnet, seen from the side: eight-point stars on ivory silk twill, a garnet border, one corner hanging':
    'وشاح خاتم باللون العقيقي من الجانب: نجوم ثمانية على تويل حرير عاجي، وإطار عقيقي، وزاوية متدلّية',
  'Khatam scarf in garnet, very close: eight-pointed stars outlined in two colors on cream silk twill':
    'وشاح خاتم باللون العقيقي عن قرب شديد: نجوم ثمانية محدّدة بلونين على تويل حرير كريمي',
  'Khatam silk scarf over a brass rail: gold stars on ivory, teal border':
    'وشاح خاتم من الحرير على قضيب نحاسي: نجوم ذهبية على العاجي، وإطار طاووسي',
  'Khatam scarf in teal, very close: eight-pointed stars outlined in two colors on cream silk twill':
    'وشاح خاتم باللون الطاووسي عن قرب شديد: نجوم ثمانية محدّدة بلونين على تويل حرير كريمي',
  'Khatam scarf in teal, seen from the side: eight-point stars on ivory silk twill, a teal border, one corner hanging':
    'وشاح خاتم باللون الطاووسي من الجانب: نجوم ثمانية على تويل حرير عاجي، وإطار طاووسي، وزاوية متدلّية',
  'Khatam silk scarf over a brass rail: saffron and brown stars on ivory, saffron border':
    'وشاح خاتم من الحرير على قضيب نحاسي: نجوم زعفرانية وبنية على العاجي، وإطار زعفراني',
  'Khatam scarf in saffron, very close: eight-pointed stars outlined in two colors on cream silk twill':
    'وشاح خاتم باللون الزعفراني عن قرب شديد: نجوم ثمانية محدّدة بلونين على تويل حرير كريمي',
  'Khatam scarf in saffron, seen from the side: eight-point stars on ivory silk twill, a saffron border, one corner hanging':
    'وشاح خاتم باللون الزعفراني من الجانب: نجوم ثمانية على تويل حرير عاجي، وإطار زعفراني، وزاوية متدلّية',
  'Riwaq Silk Scarf in Lapis Lattice': 'وشاح رواق من الحرير، مشربية لازوردية',
  'A riwaq is a gallery of arches around a court. Turn this scarf in the hand and they appear, one circle cutting another, eight to the side.':
    'الرواق ممر تظلّله أقواس حول فناء. أديري هذا الوشاح في يدك تظهر الأقواس، دائرة تقطع دائرة، ثمانٍ في كل جانب.',
  'Lapis, with the arches drawn in cream and the border left cream too.':
    'لازوردي، والأقواس مرسومة بالكريمي، والإطار كريمي أيضاً.',
  'Silk twill, hand-rolled. Tie it twice around the handle of a bag, once around the hair, or leave it open on the shoulders of a linen dress.':
    'تويل حرير ملفوف الحافة باليد. اعقديه مرتين على مقبض حقيبة، أو مرة حول الشعر، أو اتركيه مفتوحاً على كتفي فستان من الكتّان.',
  '100% silk twill, 14 momme.': 'تويل حرير 100%، 14 مومي.',
  'Border: 8 cm': 'الإطار: 8 سم',
  'Photographed over a brass rail, corner down. The color of the border is also that of the edge.':
    'صُوّر على قضيب نحاسي وزاويته إلى الأسفل. ولون الإطار هو لون الحافة أيضاً.',
  'Riwaq silk scarf over a brass rail: a fine cream lattice on lapis blue, cream border':
    'وشاح رواق من الحرير على قضيب نحاسي: مشربية كريمية دقيقة على أزرق لازوردي، وإطار كريمي',
  'Riwaq scarf in lapis, seen from the side: a pale lattice on blue silk twill, one corner hanging from the rail':
    'وشاح رواق باللون اللازوردي من الجانب: مشربية فاتحة على تويل حرير أزرق، وزاوية متدلّية من القضيب',
  'Riwaq scarf in lapis, very close: interlaced circles on silk twill that falls in folds':
    'وشاح رواق باللون اللازوردي عن قرب شديد: دوائر متشابكة على تويل حرير ينسدل في ثنيات',
  'Riwaq Silk Scarf in Rose Lattice': 'وشاح رواق من الحرير، مشربية وردية',
  'Rose, on a ground of pale shell, with two gold stripes inside the border.':
    'وردي على أرض صدفية فاتحة، وداخل الإطار خطّان ذهبيان.',
  'Riwaq silk scarf over a brass rail: a rose lattice on pale shell, rose border with gold dots':
    'وشاح رواق من الحرير على قضيب نحاسي: مشربية وردية على صدفي فاتح، وإطار وردي بنقاط ذهبية',
  'Riwaq scarf in rose, seen from the side: a fine rose lattice on pale silk twill, one corner hanging from the rail':
    'وشاح رواق باللون الوردي من الجانب: مشربية وردية دقيقة على تويل حرير فاتح، وزاوية متدلّية من القضيب',
  'Riwaq scarf in rose, very close: interlaced circles on silk twill that falls in folds':
    'وشاح رواق باللون الوردي عن قرب شديد: دوائر متشابكة على تويل حرير ينسدل في ثنيات',
  'Bustan Silk Scarf in Garden Green': 'وشاح بستان من الحرير، أخضر البستان',
  'Bustan means orchard. The sprigs of the Dalia dress are here again, drawn larger and set inside a frame, as they would be on the page of a herbarium.':
    'تعود هنا أغصان فستان داليا، وقد رُسمت أكبر ووُضعت داخل إطار، كما تكون على صفحة من دفتر الأعشاب. ومن الأغصان جاء الاسم: بستان.',
  'A garden green border, a single line of terracotta, and green leaves with terracotta flowers on ivory.':
    'إطار بأخضر البستان، وخط واحد بلون القرميد، وأوراق خضراء وأزهار بلون القرميد على العاجي.',
  'The scarf is printed on one side only; the reverse is paler, and some of us prefer it.':
    'الوشاح مطبوع على وجه واحد؛ وقفاه أفتح، ومنّا من تفضّله.',
  'Edge rolled by hand, 3 mm': 'حافة ملفوفة باليد، 3 مم',
  'Photographed over a brass rail, corner down, in afternoon light.':
    'صُوّر على قضيب نحاسي وزاويته إلى الأسفل، في ضوء العصر.',
  'Bustan silk scarf over a brass rail: green and terracotta sprigs on ivory, green border':
    'وشاح بستان من الحرير على قضيب نحاسي: أغصان خضراء وقرميدية على العاجي، وإطار أخضر',
  'Bustan scarf in garden green, seen from the side: sprigs on ivory silk twill, a green border, one corner hanging':
    'وشاح بستان بأخضر البستان من الجانب: أغصان على تويل حرير عاجي، وإطار أخضر، وزاوية متدلّية',
  'Bustan scarf in garden green, very close: sprigs of flowers on cream silk twill that falls in folds':
    'وشاح بستان بأخضر البستان عن قرب شديد: أغصان مزهرة على تويل حرير كريمي ينسدل في ثنيات',
  'Bustan Silk Scarf in Garden Plum': 'وشاح بستان من الحرير، برقوقي البستان',
  'A plum border, a line of old gold, and plum leaves with gold flowers on ivory.':
    'إطار برقوقي، وخط من الذهب العتيق، وأوراق برقوقية وأزهار ذهبية على العاجي.',
  'Bustan silk scarf over a brass rail: plum and gold sprigs on ivory, plum border':
    'وشاح بستان من الحرير على قضيب نحاسي: أغصان برقوقية وذهبية على العاجي، وإطار برقوقي',
  'Bustan scarf in plum, seen from the side: sprigs on ivory silk twill, a plum border, one corner hanging':
    'وشاح بستان باللون البرقوقي من الجانب: أغصان على تويل حرير عاجي، وإطار برقوقي، وزاوية متدلّية',
  'Bustan scarf in plum, very close: sprigs of flowers on cream silk twill that falls in folds':
    'وشاح بستان باللون البرقوقي عن قرب شديد: أغصان مزهرة على تويل حرير كريمي ينسدل في ثنيات',
  'Sadu Shawl in Ember': 'شال سدو، جمري',
  'Sadu weaving is the geometry of the desert: diamonds, lozenges, small triangles between them. Our shawl does not copy it. It keeps the order and loosens the line, in the manner of an ikat.':
    'السدو هندسة الصحراء: معيّنات، وبينها مثلثات صغيرة. شالنا لا ينسخه؛ يحفظ نظامه ويُرخي خطّه، على طريقة الإيكات.',
  'Ember: rust and sand on a ground of brown that is almost black.':
    'الجمري: صدأ ورمل على أرض بنية تكاد تكون سوداء.',
  'Wool and silk in equal parts, woven fine enough to pass through a ring, warm enough for a flight. A narrow woven band finishes the long sides.':
    'صوف وحرير مناصفة، نسج رقيق يمرّ من خاتم، ودافئ بما يكفي رحلة طيران. ويختم الجانبين الطويلين شريط ضيّق منسوج.',
  '50% merino wool, 50% silk.': '50% صوف ميرينو، 50% حرير.',
  'Hand wash cold with a wool soap, or dry clean': 'غسيل يدوي بارد بصابون الصوف، أو تنظيف جاف',
  'Roll in a towel, dry flat': 'يُلف في منشفة ثم يُجفّف مبسوطاً',
  '62 × 175 cm': '62 × 175 سم',
  'Weight: 140 g': 'الوزن: 140 غ',
  'Photographed over a brass rail, folded lengthwise.': 'صُوّر على قضيب نحاسي مطوياً بالطول.',
  'Sadu shawl over a brass rail: rust and sand diamonds on dark brown':
    'شال سدو على قضيب نحاسي: معيّنات صدئية ورملية على بني داكن',
  'Sadu shawl in ember, seen from the side: rust and sand diamonds on dark brown, folded over a brass rail':
    'شال سدو باللون الجمري من الجانب: معيّنات صدئية ورملية على بني داكن، مطوي على قضيب نحاسي',
  'Sadu shawl in ember, very close: ikat diamonds with feathered edges on wool and silk':
    'شال سدو باللون الجمري عن قرب شديد: معيّنات إيكات ريشية الحواف على الصوف والحرير',
  'Sadu Shawl in Sea': 'شال سدو، أزرق البحر',
  'Sea: blue diamonds with a brown heart, on ivory, and a blue edge.':
    'أزرق البحر: معيّنات زرقاء قلبها بني، على العاجي، وحافة زرقاء.',
  'Sadu shawl over a brass rail: blue and brown diamonds on ivory, blue edges':
    'شال سدو على قضيب نحاسي: معيّنات زرقاء وبنية على العاجي، وحواف زرقاء',
  'Sadu shawl in sea, seen from the side: blue and brown diamonds on ivory, folded over a brass rail':
    'شال سدو بأزرق البحر من الجانب: معيّنات زرقاء وبنية على العاجي، مطوي على قضيب نحاسي',
  'Sadu shawl in sea, very close: ikat diamonds with feathered edges on wool and silk':
    'شال سدو بأزرق البحر عن قرب شديد: معيّنات إيكات ريشية الحواف على الصوف والحرير',
};
