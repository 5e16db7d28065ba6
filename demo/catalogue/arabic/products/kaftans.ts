/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const kaftans: Record<string, string> = {
  'Zumurrud Kaftan in Emerald': 'قفطان زمرد، زمردي',
  'Zumurrud is the Arabic word for emerald, and the name of the cut in every color. It is the house’s evening kaftan: nine meters of <strong>silk satin</strong>, gathered once, at the waist, by a slim gilded belt.':
    'سُمّيت القصّة زمرد، وبقي لها الاسم في كل لون. هي قفطان السهرة في الدار: تسعة أمتار من <strong>ساتان الحرير</strong>، تُجمع مرة واحدة، عند الخصر، بحزام مذهّب رفيع.',
  'Gold braid follows the deep V of the neck and both edges of the front to the floor, and returns at the wide cuffs. It is woven on a narrow loom and laid by hand, in one length, so that the pattern meets at the breastbone.':
    'يتبع الزري الذهبي فتحة العنق السبعة العميقة وحافتي الأمام إلى الأرض، ثم يعود عند الأساور الواسعة. يُنسج على نول ضيّق ويُثبّت باليد قطعة واحدة، حتى تلتقي النقشة عند الصدر.',
  'In emerald the satin is a deep, quiet green, darker where a fold turns away; the gold braid warms it.':
    'في الزمردي يأتي الساتان أخضر عميقاً ساكناً، يزداد عتمة حيث تنثني الطيّة، ويدفئه الزري الذهبي.',
  'The hem touches the floor at the front and lies a little longer at the back. It was drawn to be seen from across a courtyard, and to be comfortable through a long dinner:':
    'يلامس الذيل الأرض من الأمام، ويطول قليلاً من الخلف. صُمّم ليُرى من الجهة الأخرى من الفناء، وليكون مريحاً طوال عشاء مديد:',
  'the belt fastens with a hidden clasp and moves with you when you sit;':
    'يُغلق الحزام بمشبك مخفي، ويتحرّك معك حين تجلسين؛',
  'the sleeve stops above the wrist, clear of the table;':
    'ويقف الكُم فوق المعصم، بعيداً عن المائدة؛',
  'five covered hooks close the front, and no zip is sewn anywhere.':
    'وتغلق الأمام خمسة خطّافات مكسوّة، ولا سحّاب فيه على الإطلاق.',
  'Shell: 100% silk satin, 19 momme. Braid: 62% viscose, 38% metallized thread. Belt: gilded brass.':
    'القماش: ساتان حرير 100%، 19 مومي. الزري: 62% فسكوز، 38% خيط معدني. الحزام: نحاس مذهّب.',
  'Dry clean by a specialist': 'تنظيف جاف لدى مختص',
  'Steam on the reverse': 'كيّ بالبخار على القفا',
  'Take the belt off before hanging': 'يُنزع الحزام قبل التعليق',
  'Length from the shoulder, size M: 152 cm': 'الطول من الكتف: 152 سم للمقاس M',
  'Cuff opening, size M: 74 cm around': 'محيط فتحة الأسورة: 74 سم للمقاس M',
  'Belt: 2.2 cm wide, adjustable from 66 to 92 cm': 'الحزام: عرضه 2.2 سم، ويُضبط من 66 إلى 92 سم',
  'The form is 176 cm tall and wears a size S with bare feet; with heels allow 4 cm.':
    'طول المانيكان 176 سم وعليه المقاس S من دون حذاء؛ مع الكعب أضيفي 4 سم.',
  'Zumurrud kaftan in emerald silk satin, front: gold braid along a deep V neck, a slim gilded belt':
    'قفطان زمرد من ساتان الحرير الزمردي من الأمام: زري ذهبي على فتحة سبعة عميقة، وحزام مذهّب رفيع',
  'Zumurrud kaftan in emerald, turned to the side: the wide sleeve and the hem on the floor':
    'قفطان زمرد باللون الزمردي من الجانب: الكُم الواسع والذيل على الأرض',
  'Zumurrud kaftan in emerald, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck':
    'قفطان زمرد باللون الزمردي عن قرب شديد: خيط ذهبي مبروم على هيئة معيّنات فوق شريط مضلّع، يلتقي عند أسفل الفتحة السبعة',
  'Zumurrud Kaftan in Ruby': 'قفطان زمرد، أحمر ياقوتي',
  'In ruby it is the kaftan of this season’s picture under the arches: a clear, dry red that needs no jewelry beyond its own braid.':
    'باللون الأحمر الياقوتي هو قفطان صورة هذا الموسم تحت الأقواس: أحمر صافٍ لا يحتاج إلى حلية غير الزري الذي عليه.',
  'Zumurrud kaftan in ruby silk satin, front: gold braid from the V neck to the floor, a slim gilded belt':
    'قفطان زمرد من ساتان الحرير الأحمر الياقوتي من الأمام: زري ذهبي من الفتحة السبعة إلى الأرض، وحزام مذهّب رفيع',
  'Zumurrud kaftan in ruby from behind: satin gathered by a thin gilded belt, wide sleeves edged in braid, the hem on the floor':
    'قفطان زمرد باللون الأحمر الياقوتي من الخلف: ساتان يجمعه حزام مذهّب رفيع، وكمّان واسعان يحفّهما الزري، والذيل على الأرض',
  'Zumurrud kaftan in ruby, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck':
    'قفطان زمرد باللون الأحمر الياقوتي عن قرب شديد: خيط ذهبي مبروم على هيئة معيّنات فوق شريط مضلّع، يلتقي عند أسفل الفتحة السبعة',
  'Zumurrud Kaftan in Amethyst': 'قفطان زمرد، جمشتي',
  'In amethyst the satin is a clear violet, and the gold beside it looks redder than it is.':
    'في الجمشتي يأتي الساتان بنفسجياً صافياً، ويبدو الذهب إلى جانبه أشد حمرة مما هو.',
  'Zumurrud kaftan in amethyst silk satin, front: gold braid from the V neck to the floor, a slim gilded belt':
    'قفطان زمرد من ساتان الحرير الجمشتي من الأمام: زري ذهبي من الفتحة السبعة إلى الأرض، وحزام مذهّب رفيع',
  'Zumurrud kaftan in amethyst from behind: satin gathered by a thin gilded belt, wide sleeves edged in braid, the hem on the floor':
    'قفطان زمرد باللون الجمشتي من الخلف: ساتان يجمعه حزام مذهّب رفيع، وكمّان واسعان يحفّهما الزري، والذيل على الأرض',
  'Zumurrud kaftan in amethyst, very close: twisted gold cord in lozenges on a ribbed band, meeting at the foot of the V neck':
    'قفطان زمرد باللون الجمشتي عن قرب شديد: خيط ذهبي مبروم على هيئة معيّنات فوق شريط مضلّع، يلتقي عند أسفل الفتحة السبعة',
  'Amira Grand Kaftan in Sapphire Silk Satin with Hand-laid Gold Braid':
    'قفطان أميرة الكبير، أزرق ياقوتي، من ساتان الحرير بزري ذهبي مثبّت باليد',
  'A very wide pattern, and slow to make. The Amira kaftan is cut from two full widths of silk satin, joined on the shoulder and left without a waist, so that the cloth gathers itself in long folds and pools at the floor.':
    'قصّة واسعة جداً، بطيئة الصنع. يُقص قفطان أميرة من عرضين كاملين من ساتان الحرير، يلتقيان على الكتف ويُتركان بلا خصر، فيجتمع القماش في ثنيات طويلة ويفيض على الأرض.',
  'Sapphire, here, is the blue of the sky half an hour after sunset. Gold braid draws the V of the neck and one line to the floor, and edges the sleeves.':
    'الأزرق الياقوتي هنا زرقة السماء بعد الغروب بنصف ساعة. يرسم الزري الذهبي فتحة العنق السبعة وخطاً واحداً إلى الأرض، ويحفّ الكمّين.',
  'The <em>braid</em>, 3.6 cm wide, takes one person in the atelier two days: it is basted, pressed, turned at each corner and sewn twice. Seven hooks behind it close the front from the breastbone to the hip.':
    '<em>الزري</em>، وعرضه 3.6 سم، يشغل يداً واحدة في الأتيليه يومين: يُسرّج ويُكوى ويُدار عند كل زاوية ثم يُخاط مرتين. وخلفه سبعة خطّافات تغلق الأمام من الصدر إلى الورك.',
  'Each one is numbered inside the neck.': 'كل قفطان مرقّم داخل العنق.',
  'Shell: 100% silk satin, 22 momme. Braid: 62% viscose, 38% metallized thread.':
    'القماش: ساتان حرير 100%، 22 مومي. الزري: 62% فسكوز، 38% خيط معدني.',
  'Store flat, in the cotton bag that comes with it': 'يُحفظ مبسوطاً في الكيس القطني المرفق به',
  'Length from the shoulder, all sizes: 152 cm': 'الطول من الكتف، كل المقاسات: 152 سم',
  'Hem: 320 cm around': 'محيط الذيل: 320 سم',
  'The form is 176 cm tall and wears a size S. The three sizes differ at the shoulder only.':
    'طول المانيكان 176 سم وعليه المقاس S. لا تختلف المقاسات الثلاثة إلا عند الكتف.',
  'Amira grand kaftan in sapphire, front: very wide body, gold braid at the V neck, the hem pooling on the floor':
    'قفطان أميرة الكبير باللون الأزرق الياقوتي من الأمام: بدن واسع جداً، وزري ذهبي على الفتحة السبعة، والذيل يفيض على الأرض',
  'Amira grand kaftan in sapphire from behind: gold braid at the nape and the wide sleeves, satin in long folds to the floor':
    'قفطان أميرة الكبير باللون الأزرق الياقوتي من الخلف: زري ذهبي عند مؤخر العنق وعلى الكمّين الواسعين، والساتان في ثنيات طويلة إلى الأرض',
  'Amira grand kaftan in sapphire, very close: bands of twisted gold cord in lozenges down both edges of the front, satin beside them':
    'قفطان أميرة الكبير باللون الأزرق الياقوتي عن قرب شديد: شريطان من خيط ذهبي مبروم على هيئة معيّنات على حافتي الأمام، وإلى جانبهما الساتان',
  'Amira Grand Kaftan in Bronze': 'قفطان أميرة الكبير، برونزي',
  'Bronze is the color of tea held to a window. The braid, a lighter gold, draws one line from the throat to the floor.':
    'البرونزي لون الشاي أمام النافذة. والزري، وهو ذهب أفتح منه، يرسم خطاً واحداً من النحر إلى الأرض.',
  'Amira grand kaftan in bronze, front: very wide body, gold braid at the V neck, the hem pooling on the floor':
    'قفطان أميرة الكبير باللون البرونزي من الأمام: بدن واسع جداً، وزري ذهبي على الفتحة السبعة، والذيل يفيض على الأرض',
  'Amira grand kaftan in bronze from behind: pale gold braid at the nape and the wide sleeves, satin in long folds to the floor':
    'قفطان أميرة الكبير باللون البرونزي من الخلف: زري ذهبي فاتح عند مؤخر العنق وعلى الكمّين الواسعين، والساتان في ثنيات طويلة إلى الأرض',
  'Amira grand kaftan in bronze, very close: bands of twisted pale gold cord in lozenges down both edges of the front, satin beside them':
    'قفطان أميرة الكبير باللون البرونزي عن قرب شديد: شريطان من خيط ذهبي فاتح مبروم على هيئة معيّنات على حافتي الأمام، وإلى جانبهما الساتان',
  'Jana Kaftan': 'قفطان جنى',
  'A kaftan for the daytime: open in a shallow V at the neck, short enough in the sleeve to show the forearm, and belted with a narrow band of its own color.':
    'قفطان للنهار: فتحة عنقه سبعة خفيفة، وكمّه قصير بما يكفي ليظهر الساعد، ويُحزم بشريط ضيّق من لونه.',
  'The print is an <strong>ikat</strong> drawn in the studio, a grid of diamonds whose edges bleed as they do when the threads are dyed before the weaving. It is printed on ivory silk twill and matched across the front, so that the diamonds stand in pairs.':
    'نقشته <strong>إيكات</strong> رُسمت في الأستوديو، شبكة من المعيّنات تسيل حوافها كما تسيل حين تُصبغ الخيوط قبل النسج. طُبعت على تويل حرير عاجي، وطُوبقت على جانبي فتحة الأمام، فتقف المعيّنات أزواجاً.',
  'Choose the ikat in indigo, cool as tile, or in coral, the warmer of the two, with a touch of ochre inside each diamond. A plain border of the same shade finishes the front, the neck and the cuffs.':
    'اختاري الإيكات بالنيلي، بارداً كالقيشاني، أو بالمرجاني، وهو الأدفأ، وفي داخل كل معيّن لمسة من الأوكر. ويختم الأمام والعنق والأساور إطار سادة من اللون نفسه.',
  'Shell: 100% silk twill, 14 momme. Belt: silk over cotton webbing.':
    'القماش: تويل حرير 100%، 14 مومي. الحزام: حرير على شريط قطني.',
  'Hand wash cold, on its own, or dry clean': 'غسيل يدوي بارد على حدة، أو تنظيف جاف',
  'Dry flat in the shade': 'يُجفّف مبسوطاً في الظل',
  'Warm iron on the reverse': 'كيّ دافئ على القفا',
  'Sleeve from the shoulder, size M: 46 cm': 'الكُم من الكتف: 46 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. True to size; the belt decides the fit.':
    'طول المانيكان 176 سم وعليه المقاس S. المقاس مطابق؛ والحزام يضبط القوام.',
  'Jana kaftan in indigo ikat, front: blue diamonds on ivory silk, a narrow blue belt':
    'قفطان جنى بإيكات نيلي من الأمام: معيّنات زرقاء على حرير عاجي، وحزام أزرق ضيّق',
  'Jana kaftan in indigo ikat, turned to the side': 'قفطان جنى بإيكات نيلي من الجانب',
  'Jana kaftan in indigo ikat, very close: diamonds with feathered edges on cream twill, a narrow blue binding down the front':
    'قفطان جنى بإيكات نيلي عن قرب شديد: معيّنات ريشية الحواف على تويل كريمي، وحاشية زرقاء ضيّقة على طول الأمام',
  'Jana kaftan in coral ikat, front: coral diamonds on ivory silk, a narrow coral belt':
    'قفطان جنى بإيكات مرجاني من الأمام: معيّنات مرجانية على حرير عاجي، وحزام مرجاني ضيّق',
  'Jana kaftan in coral ikat, turned to the side: the diamonds in pairs along the front, the sleeves gathered at the cuff':
    'قفطان جنى بإيكات مرجاني من الجانب: المعيّنات أزواج على طول الأمام، والكمّان مزمومان عند الأسورة',
  'Jana kaftan in coral ikat, very close: diamonds with feathered edges on cream twill, a narrow binding down the front':
    'قفطان جنى بإيكات مرجاني عن قرب شديد: معيّنات ريشية الحواف على تويل كريمي، وحاشية ضيّقة على طول الأمام',
};
