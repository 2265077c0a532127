/// Traditional Chinese from the tables in Simplified Chinese: characters, and the words for which iOS
/// has others in Taiwan. Translated, not recorded.
enum TraditionalChinese {
  /// The text in traditional characters; Latin letters, digits and places stay.
  static func text(_ simplified: String) -> String {
    var result = ""
    var rest = Substring(simplified)
    while let first = rest.first {
      if let (word, other) = words.first(where: { rest.hasPrefix($0.0) }) {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(characters[first] ?? first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Longer words first.
  private static let words: [(String, String)] = [
    ("上下文菜单", "內容選單"),
    ("无线局域网", "Wi-Fi"),
    ("更多信息", "更多資訊"),
    ("详细信息", "詳細資訊"),
    ("轻点两下", "點兩下"),
    ("项目符号", "項目符號"),
    ("主屏幕", "主畫面"),
    ("废纸篓", "垃圾桶"),
    ("搜索栏", "搜尋欄位"),
    ("文件夹", "檔案夾"),
    ("文本栏", "文字欄位"),
    ("连字符", "連字號"),
    ("重命名", "重新命名"),
    ("信息", "訊息"),
    ("刷新", "重新整理"),
    ("发送", "傳送"),
    ("图像", "影像"),
    ("字符", "字元"),
    ("存储", "儲存"),
    ("屏幕", "螢幕"),
    ("打印", "列印"),
    ("打开", "開啟"),
    ("搜索", "搜尋"),
    ("文本", "文字"),
    ("文稿", "文件"),
    ("添加", "加入"),
    ("激活", "啟用"),
    ("登录", "登入"),
    ("窗口", "視窗"),
    ("粘贴", "貼上"),
    ("菜单", "選單"),
    ("设置", "設定"),
    ("访问", "訪問"),
    ("转子", "轉輪"),
    ("轻扫", "滑動"),
    ("链接", "連結"),
    ("音频", "音訊"),
    ("默认", "預設"),
  ]

  /// Pairs: a simplified character and the traditional one.
  private static let characters: [Character: Character] = {
    var map: [Character: Character] = [:]
    for pair in pairs.split(separator: " ") {
      if let from = pair.first, let to = pair.last { map[from] = to }
    }
    return map
  }()

  private static let pairs = """
    两兩 个個 书書 于於 云雲 体體 储儲 关關 内內 册冊 写寫 减減 划劃 删刪 别別 动動 单單 历曆 发發 变變 \
    叠疊 叶葉 号號 叹嘆 后後 听聽 员員 响響 图圖 圆圓 声聲 复覆 头頭 夹夾 导導 币幣 帘簾 带帶 帮幫 并並 \
    废廢 开開 弹彈 录錄 态態 户戶 扫掃 折摺 择擇 换換 数數 无無 时時 显顯 暂暫 机機 权權 杠槓 来來 标標 \
    栏欄 样樣 欧歐 注註 浅淺 灯燈 点點 爱愛 竖豎 签籤 篓簍 红紅 级級 纸紙 线線 组組 细細 结結 绿綠 编編 \
    缩縮 网網 脱脫 蓝藍 触觸 认認 设設 访訪 证證 识識 词詞 话話 详詳 语語 误誤 调調 贝貝 负負 账賬 贴貼 \
    转轉 轻輕 辑輯 边邊 过過 进進 连連 选選 邮郵 钟鐘 钮鈕 铺鋪 链鏈 锁鎖 错錯 键鍵 镑鎊 闪閃 闭閉 问問 \
    间間 静靜 页頁 项項 频頻 题題 颜顏 验驗 黄黃
    """
}

/// VoiceOver's words in Traditional Chinese.
enum TraditionalChinesePhrases: PhraseTable {
  static func phrase(_ key: PhraseKey) -> Phrase {
    let simplified = SimplifiedChinesePhrases.phrase(key)
    return Phrase(
      TraditionalChinese.text(simplified.text), simplified.certainty, simplified.evidence)
  }
}
